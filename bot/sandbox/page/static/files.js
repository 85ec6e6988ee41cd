// Files from this machine, as the sandbox takes them.

export function carried(file) {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done({ name: file.name, data: reader.result.slice(reader.result.indexOf(",") + 1) });
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
}
