import { facts } from 'virtual:component-facts';
import { type ReactNode, useEffect, useState } from 'react';
import type { ComponentFacts } from '../facts/plugin.ts';
import type { EntrySize } from '../facts/sizes.ts';
import { pageOf } from './links.tsx';

const standings: Record<ComponentFacts['status'], string> = {
  stable: 'Stable',
  unreleased: 'New, not released yet',
  experimental: 'Experimental: it may change without a new major',
  deprecated: 'Deprecated: do not begin with it',
};

const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const editionOf = (version: string) => (version === 'next' ? 'Next release' : version);
const pageOfPart = (entry: string) => {
  const { source } = facts[entry] ?? {};
  const kind = source?.split('/')[3] ?? 'primitives';
  return pageOf(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}/${entry}`);
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const notMeasured = 'Not measured: build the packages first (pnpm packages)';

/** What was measured when this Storybook was built; the development server measures it now. */
function Size({ size, source }: ComponentFacts) {
  const [asked, setAsked] = useState<EntrySize | null>();
  const entry = source.split('/').at(-2);
  useEffect(() => {
    if (size) return undefined;
    const leaving = new AbortController();
    fetch(`./size/${entry}.json`, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(setAsked, () => setAsked(null));
    return () => leaving.abort();
  }, [size, entry]);
  const known = size ?? asked;
  if (!known) return <small>{known === null ? notMeasured : 'Being measured …'}</small>;
  return (
    <>
      {inKb(known.code + known.css)}
      <small>{` (${inKb(known.code)} code, ${inKb(known.css)} styles)`}</small>
    </>
  );
}

/** What a team asks before it takes a component. Takes the name that it is exported under. */
export function Facts({ component }: { component: string }) {
  const known = facts[component];
  if (!known) return null;
  const { status, since, source, parts, changes } = known;
  return (
    <>
      <dl className="studio-facts sb-unstyled">
        <Fact name="Status">
          <span data-status={status}>{standings[status]}</span>
        </Fact>
        <Fact name="Since">{editionOf(since)}</Fact>
        <Fact name="Size">
          <Size key={source} {...known} />
        </Fact>
        <Fact name="Source">
          <a href={`./source/${source}.txt`} target="_blank" rel="noreferrer">
            {source.split('/').at(-1)}
          </a>
        </Fact>
        {parts.length > 0 && (
          <Fact name="Made of">
            {parts.map((part, at) => (
              <span key={part}>
                {at > 0 && ', '}
                <a href={pageOfPart(part)} target="_top">
                  {part}
                </a>
              </span>
            ))}
          </Fact>
        )}
      </dl>
      {changes.length > 0 && (
        <details className="studio-details" open>
          <summary>What changed</summary>
          <ul>
            {changes.map(({ version, words }) => (
              <li key={version + words}>
                <strong>{editionOf(version)}</strong> {words.replaceAll('`', '')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** How clearly the colours of a component stand out, the closest first. */
export function Contrasts({ component }: { component: string }) {
  const pairs = facts[component]?.pairs ?? [];
  if (pairs.length === 0) return null;
  const ratio = (value: number, minimum: number) => (
    <td data-below={value < minimum || undefined}>{`${value.toFixed(1)} : 1`}</td>
  );
  return (
    <>
      <h2 id="contrast">Contrast</h2>
      <p className="studio-note">
        The pairs of the ledger that its own styles can show, the closest first. A test asserts each.
      </p>
      <details className="studio-details" open={pairs.length <= 12}>
        <summary>{pairs.length === 1 ? '1 pair' : `${pairs.length} pairs`}</summary>
        <table className="studio-table sb-unstyled">
          <thead>
            <tr>
              {['Pair', 'Dark', 'Light', 'Needs'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ name, dark, light, minimum }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {ratio(dark, minimum)}
                {ratio(light, minimum)}
                <td>{minimum}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
