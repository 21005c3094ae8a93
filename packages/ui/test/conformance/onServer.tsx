import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { elementOf } from './mount.tsx';
import { everything } from './subjects.ts';

/** What a server without a document sends of every component, by its name, and what came in the way. */
export function sentByServer(): { markup: Record<string, string>; faults: string[] } {
  const faults: string[] = [];
  const markup: Record<string, string> = {};
  for (const subject of everything) {
    const listen = (...words: unknown[]) => {
      faults.push(`${subject.name}: console: ${words.map(String).join(' ').slice(0, 200)}`);
    };
    const { error, warn } = console;
    Object.assign(console, { error: listen, warn: listen });
    try {
      markup[subject.name] = renderToString(<StrictMode>{elementOf(subject)}</StrictMode>);
    } catch (thrown) {
      faults.push(`${subject.name}: ${String(thrown)}`);
    }
    Object.assign(console, { error, warn });
  }
  return { markup, faults };
}
