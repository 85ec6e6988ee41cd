FROM python:3.11-slim-bookworm AS build
WORKDIR /source
COPY requirements.txt requirements-postgres.txt ./
RUN python -m venv /opt/dubsar
RUN /opt/dubsar/bin/pip install --no-cache-dir --require-hashes -r requirements.txt -r requirements-postgres.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY render render
RUN /opt/dubsar/bin/pip install --no-cache-dir --no-deps .

FROM python:3.11-slim-bookworm
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /var/lib/dubsar --shell /usr/sbin/nologin dubsar \
    && install -d -o dubsar -g dubsar -m 700 /var/lib/dubsar
COPY --from=build /opt/dubsar /opt/dubsar
ENV PATH=/opt/dubsar/bin:$PATH \
    DUBSAR_DATABASE=/var/lib/dubsar/dubsar.sqlite3 \
    DUBSAR_HTTP_PORT=8080
USER dubsar
WORKDIR /var/lib/dubsar
VOLUME /var/lib/dubsar
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s --timeout=10s --start-period=120s CMD ["dubsar", "health"]
ENTRYPOINT ["dubsar"]
CMD ["run", "--hold"]
