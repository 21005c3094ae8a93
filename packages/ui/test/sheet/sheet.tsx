import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentType, type ReactNode, useState } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { cx } from '../../src/theme/cx.ts';
import * as styles from './sheet.css.ts';

type States<Props> = Readonly<Record<string, Props>>;

const inWords = (name: string) => {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The checks say so by the runner that they bring. */
const isChecked = () => 'visualChecks' in globalThis;

/** Draws what is inside it as in a window of its own, overlays too. Nothing in it can be reached: it is a picture. */
function Stage({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  return (
    <div ref={setStage} className={cx(styles.stage, className)} inert>
      {stage && <PortalProvider getContainer={() => stage}>{children}</PortalProvider>}
    </div>
  );
}

/**
 * Parts of a page, each under its name: as many abreast as there is room for, or one (`abreast` 1) where each takes the
 * width of the page. No tile is narrower than 21rem, unless the window is.
 */
export function sheetOfParts(parts: Readonly<Record<string, ReactNode>>, abreast?: 1) {
  return {
    tags: ['sheet'],
    // The same landmark stands here once for each state.
    parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
    render: () => (
      <div className={abreast === 1 ? styles.wideParts : styles.parts}>
        {Object.entries(parts).map(([name, part]) => (
          <figure key={name} className={styles.cell}>
            <figcaption className={styles.caption}>{inWords(name)}</figcaption>
            <div>{part}</div>
          </figure>
        ))}
      </div>
    ),
    play: async () => undefined,
  };
}

/** All states of a component that stands in a page. Takes the component and the properties of each state. */
export function sheetOf<Props extends object>(
  Component: ComponentType<Props>,
  states: States<Props>,
  abreast?: 1,
) {
  const parts = Object.entries(states).map(([name, props]) => [name, <Component key={name} {...props} />]);
  return sheetOfParts(Object.fromEntries(parts), abreast);
}

/** For people: windows of a size that can be read, as many abreast as there is room for, each under its name. */
const shapeToRead = (abreast: 1 | 2) => ({
  [styles.tile]: abreast === 1 ? '32rem' : '22.5rem',
  [styles.smaller]: abreast === 1 ? '2.25' : '1.6',
});

/** For a picture: as many rows as it is made smaller, so that all of them are seen at once. */
function shapeOfPicture(abreast: 1 | 2, count: number) {
  const smaller = Math.ceil(Math.sqrt(count / abreast));
  return { [styles.columns]: String(smaller * abreast), [styles.smaller]: String(smaller) };
}

/**
 * All states of a component that floats over a window (`abreast` 2: windows half as wide as the real one) or fills it
 * (1), as a contact sheet.
 */
export function windowsOf<Props extends object>(
  Component: ComponentType<Props>,
  states: States<Props>,
  abreast: 1 | 2 = 2,
) {
  const entries = Object.entries(states);
  return {
    tags: ['sheet'],
    parameters: { layout: 'fullscreen' },
    render: () => {
      const isPicture = isChecked();
      const shape = isPicture ? shapeOfPicture(abreast, entries.length) : shapeToRead(abreast);
      return (
        <main
          className={isPicture ? styles.windows : styles.readableWindows}
          style={assignInlineVars(shape)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it can be reached
          tabIndex={0}
        >
          {entries.map(([name, props]) => (
            <figure key={name} className={styles.cell}>
              {!isPicture && <figcaption className={styles.readableCaption}>{inWords(name)}</figcaption>}
              <Stage className={isPicture ? styles.photographed : undefined}>
                <Component {...props} />
              </Stage>
              {isPicture && (
                <figcaption className={`${styles.caption} ${styles.windowCaption}`}>
                  {inWords(name)}
                </figcaption>
              )}
            </figure>
          ))}
        </main>
      );
    },
    play: async () => undefined,
  };
}

interface WithArgs {
  args?: object;
}

/**
 * The states that stories show, for a sheet. Takes the properties that they share and the stories: together they are
 * all that the component needs.
 */
export function fromStories<Props extends object>(
  common: object,
  stories: Readonly<Record<string, WithArgs>>,
): Record<string, Props> {
  return Object.fromEntries(
    Object.entries(stories).map(([name, { args }]) => [name, { ...common, ...args } as Props]),
  );
}
