import type { ShellPart } from '@mirror-studio/domain/shortcuts';
import { createContext, useContext } from 'react';

export const ToggleShellPartContext = createContext<(part: ShellPart) => void>(() => undefined);

/** What opens and closes a part of the shell: the same for its shortcut, its button and its command. */
export const useToggleShellPart = () => useContext(ToggleShellPartContext);
