/**
 * (decisions) The time zone of a name, such as `Europe/Madrid`; UTC for what no calendar knows. A browser that does not know where it
 * is says `Etc/Unknown`, or nothing.
 *
 * @param name - What a browser says.
 * @returns A name that every calendar knows.
 */
export function knownZone(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name ?? 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
