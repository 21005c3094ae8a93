type Manner = 'polite' | 'assertive';

/** Long enough to be read; gone before a reader walks over it by accident. */
const keptMs = 7_000;
/** Safari does not hear what is put into a region that has just come. */
const firstMs = 100;

let regions: Record<Manner, HTMLElement> | undefined;

function makeRegions(): Record<Manner, HTMLElement> {
  const place = document.createElement('div');
  // React Aria leaves what bears this name audible while an overlay hides the rest of the page.
  place.dataset['liveAnnouncer'] = 'true';
  place.style.cssText =
    'position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  const region = (manner: Manner) => {
    const log = document.createElement('div');
    log.role = 'log';
    log.ariaLive = manner;
    log.setAttribute('aria-relevant', 'additions');
    place.append(log);
    return log;
  };
  const made = { polite: region('polite'), assertive: region('assertive') };
  document.body.prepend(place);
  return made;
}

/**
 * Has screen readers say something, whatever overlay is open. Takes the words, and whether they interrupt: errors do.
 * For what has no place on the page of its own; a message that is shown is announced by its own role.
 */
export function announce(words: string, manner: Manner = 'polite'): void {
  const isNew = !regions?.polite.isConnected;
  if (isNew || !regions) regions = makeRegions();
  const region = regions[manner];
  const say = () => {
    const line = document.createElement('div');
    line.textContent = words;
    region.append(line);
    setTimeout(() => line.remove(), keptMs);
  };
  if (isNew) setTimeout(say, firstMs);
  else say();
}
