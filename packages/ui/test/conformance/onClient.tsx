import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { elementOf, settled } from './mount.tsx';
import { everything } from './subjects.ts';

/** Brings to life what the server sent; answers where the first render of the client is another. */
export async function faultsOfHydration(markup: Readonly<Record<string, string>>): Promise<string[]> {
  const faults: string[] = [];
  let name = '';
  // Attributes that differ are mended in silence, but for a line on the console.
  console.error = (...words: unknown[]) => {
    faults.push(`${name}: console: ${words.map(String).join(' ').slice(0, 1500)}`);
  };
  for (const subject of everything) {
    ({ name } = subject);
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = markup[subject.name] ?? '';
    const root = hydrateRoot(host, <StrictMode>{elementOf(subject)}</StrictMode>, {
      onRecoverableError: (error) => faults.push(`${subject.name}: ${String(error).slice(-700)}`),
    });
    await settled();
    await settled();
    root.unmount();
    host.remove();
  }
  return faults;
}
