import { Controls, Description, DocsContext, Source, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { Contrasts, Facts } from './Facts.tsx';
import { useToolbar } from './globals.ts';
import { Keys } from './Keys.tsx';
import { FlowsOfComponent } from './links.tsx';
import { State, States } from './States.tsx';

/** The entry of the package that a component comes from: its folder's name. */
function entryOf(fileName: unknown): string | undefined {
  const [, folder] = /packages\/ui\/src\/(?:primitives|patterns|components\/?.*)\/([A-Z]\w+)\//.exec(
    String(fileName),
  ) ?? [undefined, undefined];
  return folder;
}

/** The name that a component is exported under; the title of a page may be a shorter one. */
const exportOf = (component: unknown): string | undefined => Object(component)['__docgenInfo']?.displayName;

function Head() {
  const { theme } = useToolbar();
  const { preparedMeta } = useOf('meta', ['meta']);
  const path = preparedMeta.title.split('/');
  const name = path.at(-1) ?? '';
  // A page of the app is no export.
  const entry =
    preparedMeta.component && path[0] !== 'Pages' ? entryOf(preparedMeta.parameters['fileName']) : undefined;
  return (
    <header className="studio-head">
      <p className="studio-kind">{path.slice(0, -1).join(' / ')}</p>
      <h1>{name}</h1>
      <div className="studio-lead">
        <Description of="meta" />
      </div>
      <FlowsOfComponent title={preparedMeta.title} />
      {entry && <Facts component={exportOf(preparedMeta.component) ?? name} />}
      {entry && (
        <Source
          code={`import { ${exportOf(preparedMeta.component) ?? name} } from '@mirror-studio/ui/${entry}';`}
          language="tsx"
          dark={theme !== 'light'}
        />
      )}
    </header>
  );
}

/**
 * The page of a component: what it is, a playground, when to use it, its keys, each of its states.
 * An mdx page beside the stories puts its guidance in as children.
 */
export function ComponentPage({ children }: { children?: ReactNode }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const playground = stories.find(({ id }) => id.endsWith('--playground'));
  const alone = playground ? undefined : stories[0];
  return (
    <div className="studio-docs">
      <Head />
      {alone && <State story={alone} isUnnamed />}
      {playground && (
        <>
          <h2 id="properties">Playground</h2>
          <State story={playground} isUnnamed />
          <Controls of={playground.moduleExport} sort="requiredFirst" />
        </>
      )}
      {children}
      <Keys name={preparedMeta.title.split('/').at(-1) ?? ''} />
      <Contrasts component={exportOf(preparedMeta.component) ?? ''} />
      <States but={alone} />
    </div>
  );
}
