/** The browser saves what stands at an address, under its name. Without a name the server's is taken. */
export function saveAs(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
