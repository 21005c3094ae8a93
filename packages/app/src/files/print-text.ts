/** Prints a text by itself, in a monospace, and nothing of the page around it. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.style.cssText = 'position:fixed;inset:auto;inline-size:0;block-size:0;border:0';
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (page === null || view === null) {
    frame.remove();
    return;
  }
  page.title = title;
  const heading = page.createElement('p');
  heading.textContent = title;
  const text = page.createElement('pre');
  text.textContent = lines.join('\n');
  text.style.font = '14pt/1.8 monospace';
  page.body.replaceChildren(heading, text);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
