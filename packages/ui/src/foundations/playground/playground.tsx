import { Fragment, type ReactNode } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Props = Record<string, unknown>;
/** What of the properties follows from what a handler is told. */
type News = Readonly<Record<string, (...told: never[]) => Props>>;

/** What `onChange` alone tells of, by the components' own names. */
const unnamed = ['value', 'isSelected', 'language', 'values', 'draft'];

type Inherited =
  | 'isDisabled'
  | 'isPending'
  | 'isReadOnly'
  | 'isInvalid'
  | 'isIndeterminate'
  | 'isSelected'
  | 'isExpanded';

/** Properties that come from React Aria: docgen reads only what a component writes down itself. */
const inherited: Record<Inherited, { description: string; handler?: string }> = {
  isDisabled: { description: 'It cannot be used, and Tab passes it by.' },
  isPending: { description: 'It works: it keeps its focus and takes no second press.' },
  isReadOnly: { description: 'It can be read and copied, and not changed.' },
  isInvalid: { description: 'What stands in it cannot be taken.' },
  isIndeterminate: { description: 'Neither on nor off; of a wait, how far it is is not known.' },
  isSelected: { description: 'It is on, and its parent holds it.', handler: 'onChange' },
  isExpanded: { description: 'It is open, and its parent holds it.', handler: 'onExpandedChange' },
};

interface Ways {
  /** Properties of React Aria that belong in the panel. */
  also?: readonly Inherited[];
  /** What there is to choose from, where docgen cannot know. */
  choices?: Readonly<Record<string, readonly (string | number | undefined)[]>>;
  /** What follows from handlers that are not named after what they change. */
  news?: News;
  /** A layer is opened as the other story opens it. */
  isOpened?: boolean;
}

const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null;

/** `onSidebarOpenChange` of `isSidebarOpen`, `onChange` of `value` where there is nothing closer. */
function handlerOf(prop: string, known: Props): string | undefined {
  const subject = prop.replace(/^is(?=[A-Z])/, '').replace(/^./, (first) => first.toUpperCase());
  const names = [`on${subject}Change`, ...(unnamed.includes(prop) ? ['onChange'] : [])];
  return names.find((name) => name in known);
}

/** A part of what is held is told alone. */
const joined = (held: unknown, told: unknown) =>
  isProps(held) && isProps(told) && !Array.isArray(told) ? { ...held, ...told } : told;

/** The handlers of what the story holds, each with the change that it brings. */
function handlers(args: Props, known: Props, news: News): Map<string, (...told: unknown[]) => Props> {
  const held = Object.keys(args).filter((prop) => args[prop] !== undefined);
  const own = held.flatMap((prop) => {
    const handler = handlerOf(prop, known);
    return handler ? [[handler, (told: unknown) => ({ [prop]: joined(args[prop], told) })] as const] : [];
  });
  return new Map<string, (...told: unknown[]) => Props>([
    ...own,
    ...(Object.entries(news) as [string, (...told: unknown[]) => Props][]),
  ]);
}

interface Context {
  id: string;
  args: Props;
  argTypes: Props;
}

interface Played {
  /** What of the properties the component itself has told. */
  told: Props;
  /** What it held when it was last drawn. */
  held: Props;
  /** Grows when the panel gives a component that holds its values itself another one to begin with. */
  beginnings: number;
}

const played = new Map<string, Played>();

/** What a value begins with counts once: with another beginning, or another holder, it is drawn anew. */
function beginningOf(id: string, args: Props, known: Props): string {
  const before = played.get(id) ?? { told: {}, held: args, beginnings: 0 };
  const props = Object.keys(args).filter((prop) => prop.startsWith('default') || handlerOf(prop, known));
  const isGiven = (prop: string) => args[prop] !== before.held[prop] && args[prop] !== before.told[prop];
  const isAnew = props.some((prop) => prop !== 'isOpen' && isGiven(prop));
  const now = { ...before, held: args, beginnings: before.beginnings + (isAnew ? 1 : 0) };
  played.set(id, now);
  return String(now.beginnings);
}

/** Answers what is pressed and typed as a parent would: the properties change, in the panel too. */
function answering(Story: (more: { args: Props }) => ReactNode, { id, args, argTypes }: Context, news: News) {
  const known = { ...argTypes, ...args };
  const beginning = beginningOf(id, args, known);
  const answers = [...handlers(args, known, news)].map(([handler, change]) => [
    handler,
    (...said: unknown[]) => {
      const own = args[handler];
      if (typeof own === 'function') own(...said);
      const updatedArgs = change(...said);
      const before = played.get(id);
      if (before) played.set(id, { ...before, told: { ...before.told, ...updatedArgs } });
      addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs });
    },
  ]);
  return <Fragment key={beginning}>{Story({ args: { ...args, ...Object.fromEntries(answers) } })}</Fragment>;
}

/**
 * The story to play with: the properties of another, every one of them in the panel, and a parent that holds what the
 * component does not. Takes that story and what the panel cannot know of itself.
 */
export function playgroundOf<Story extends object>(
  story: Story,
  { also = [], choices = {}, news = {}, isOpened = false }: Ways = {},
): Story {
  const own = also.map((prop) => {
    const { description } = inherited[prop];
    return [prop, { description, control: 'boolean', table: { type: { summary: 'boolean' } } }];
  });
  const chosen = Object.entries(choices).map(([prop, options]) => [
    prop,
    { options, control: options.length > 4 ? 'select' : 'radio' },
  ]);
  const handlers = Object.fromEntries(
    also.flatMap((prop) => {
      const { handler } = inherited[prop];
      return handler ? [[handler, true]] : [];
    }),
  );
  return {
    ...story,
    name: 'Playground',
    // It is the playground of the page, not one of its states.
    tags: ['!autodocs'],
    parameters: { photograph: { skip: true } },
    argTypes: Object.fromEntries([...own, ...chosen]),
    decorators: [
      (Story: Parameters<typeof answering>[0], { id, args, argTypes }: Context) =>
        answering(Story, { id, args, argTypes: { ...argTypes, ...handlers } }, news),
    ],
    ...(!isOpened && { play: async () => undefined }),
  };
}
