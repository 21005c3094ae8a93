import { knownZone } from '@mirror-studio/domain/texts';

/** Where a day begins for whoever looks. Some browsers do not know, or have a name for that: `Etc/Unknown`. */
export const readZone = () => knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
