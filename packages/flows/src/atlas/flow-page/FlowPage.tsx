import type { Flow } from '@mirror-studio/state-machines/explore';
import { type FlowName, flows } from '@mirror-studio/state-machines/flows';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import { storyIdOf } from '../address.ts';
import { Diagram } from '../diagram/Diagram.tsx';
import type { Drawing } from '../diagram/drawing.ts';
import { StoryLink } from '../StoryLink.tsx';
import { titleOfFlow } from '../title.ts';
import { exampleToRead } from './example-to-read.ts';
import './flow-page.css';
import { type OutlinedState, outlineOf } from './outline.ts';

export interface FlowPageProps {
  /** The flow's name, as its folder has it. */
  flow: FlowName;
  drawing: Drawing;
  /** The text of its example and of its machine's types, as they stand in the repository. */
  example: string;
  types: string;
  /** Shows a piece of source in Storybook's theme. */
  Code: ComponentType<{ code: string; language: 'tsx' | 'typescript' }>;
  /** To the components that show it. */
  links: ReactNode;
  /** What it guards. */
  children: ReactNode;
}

const none: ReadonlySet<never> = new Set();

/** The name of a flow's view: `ExchangeView`. */
const viewOf = (name: FlowName) =>
  `${name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}View`;

/** The part of a file that says something: without its imports. */
const withoutImports = (text: string) => text.replace(/^import [^;]*;\n/gm, '').trimStart();

/** How to use a flow, what can happen in it, and what each name means: read from the machine and its files. */
export function FlowPage({ flow: name, drawing, example, types, Code, links, children }: FlowPageProps) {
  const { states, everywhere, effects } = outlineOf(flows[name] as unknown as Flow<AnyStateMachine>);
  return (
    <div className="studio-docs">
      <header className="studio-head">
        <p className="studio-kind">Flows</p>
        <h1>{titleOfFlow(name)}</h1>
        <div className="studio-lead">{children}</div>
        {links}
        <p className="studio-links">
          <span>Each state, alive</span>
          <StoryLink story={storyIdOf(name, 'all-states')}>All of them on a sheet</StoryLink>
          <StoryLink story={storyIdOf(name, 'page')}>State Atlas</StoryLink>
        </p>
      </header>
      <h2 id="use-it">Use it</h2>
      <Code code={exampleToRead(name, example)} language="tsx" />
      <p className="studio-note">
        One component: its effects, what it starts with, and what is done about each thing it asks for. An
        effect gets a signal that aborts when the machine leaves the state that asked; reject with what your
        client throws: its status, code and message are read. A missing effect does not compile.{' '}
        <code>{viewOf(name)}</code> of the same entry is the view alone, the machine is in{' '}
        <code>@mirror-studio/state-machines/{name}</code>.
      </p>
      <h2 id="the-machine">The machine</h2>
      <div className="flow-diagram sb-unstyled">
        <Diagram name={titleOfFlow(name)} drawing={drawing} active={none} way={none} possible={none} />
      </div>
      <h2 id="states">States</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it can be reached */}
      <section className="flow-states sb-unstyled" aria-label={`States of ${titleOfFlow(name)}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Events</th>
              <th scope="col">Effect</th>
              <th scope="col">Ends after</th>
              <th scope="col">Tags</th>
            </tr>
          </thead>
          <tbody>
            {states.map((state) => (
              <Row key={state.name} state={state} />
            ))}
          </tbody>
        </table>
      </section>
      {everywhere.length > 0 && (
        <p className="studio-note">
          In every state: <Codes names={everywhere} />.
        </p>
      )}
      <h2 id="names">Context, events and effects</h2>
      <p className="studio-note">
        {effects.length === 0
          ? 'It asks nothing of its surroundings.'
          : `It asks its surroundings for ${effects.length === 1 ? 'one effect' : `${effects.length} effects`}.`}
      </p>
      <Code code={withoutImports(types)} language="typescript" />
    </div>
  );
}

function Row({ state: { name, depth, hears, asks, endsAfter, tags, isFinal } }: { state: OutlinedState }) {
  return (
    <tr>
      <th scope="row" style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
        {name.split('.').at(-1)}
        {isFinal && <span className="flow-end">the end</span>}
      </th>
      <td>
        <Codes names={hears} />
      </td>
      <td>
        <Codes names={asks} />
      </td>
      <td>
        <Codes names={endsAfter} />
      </td>
      <td>{tags.join(', ')}</td>
    </tr>
  );
}

function Codes({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' '}
      <code>{name}</code>
    </Fragment>
  ));
}
