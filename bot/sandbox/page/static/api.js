// Talks to the sandbox: acts for a person, reads a screen, hears that something has changed.

export async function act(name, body) {
  const response = await fetch(`/sandbox/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.ok ? response.json() : { failed: "not-there", detail: `${response.status}` };
}

export async function read(name, query) {
  const response = await fetch(`/sandbox/${name}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

export function listen(who, { changed, lost, found }) {
  const events = new EventSource(`/sandbox/events?${new URLSearchParams({ who })}`);
  events.onmessage = changed;
  events.onerror = lost;
  events.onopen = found;
  return events;
}
