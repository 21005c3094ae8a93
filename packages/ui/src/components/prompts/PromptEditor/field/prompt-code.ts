import { createContext } from 'react';
import { lazyPart } from '../../../../overlays/lazy-overlay.ts';

/**
 * What a prompt is edited with. It weighs more than the page it stands on, so the page has a plain field until it has come: in
 * the first quiet moment, or when somebody means to write.
 */
export const promptCode = lazyPart(async () => (await import('../code/view.ts')).createView);

export const PromptCodeContext = createContext(promptCode);
