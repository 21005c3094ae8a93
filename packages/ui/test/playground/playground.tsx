import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Props = Record<string, unknown>;
/** What of the properties follows from what a handler is called with. */
type News = Readonly<Record<string, (...args: never[]) => Props>>;

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
  /** An overlay is opened as the other story opens it. */
  isOpened?: boolean;
}

const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null;

/** `onSidebarOpenChange` of `isSidebarOpen`, `onChange` of `value` where there is nothing closer. */
function handlerOf(prop: string, known: Props): string | undefined {
  const subject = prop.replace(/^is(?=[A-Z])/, '').replace(/^./, (first) => first.toUpperCase());
  const names = [`on${subject}Change`, ...(unnamed.includes(prop) ? ['onChange'] : [])];
  return names.find((name) => name in known);
}

/** A handler may be called with a part of what is held. */
const joined = (held: unknown, payload: unknown) =>
  isProps(held) && isProps(payload) && !Array.isArray(payload) ? { ...held, ...payload } : payload;

/** The handlers of what the story holds, each with the change that it brings. */
function handlers(args: Props, known: Props, news: News): Map<string, (...args: unknown[]) => Props> {
  const held = Object.keys(args).filter((prop) => args[prop] !== undefined);
  const own = held.flatMap((prop) => {
    const handler = handlerOf(prop, known);
    return handler
      ? [[handler, (payload: unknown) => ({ [prop]: joined(args[prop], payload) })] as const]
      : [];
  });
  return new Map<string, (...args: unknown[]) => Props>([
    ...own,
    ...(Object.entries(news) as [string, (...told: unknown[]) => Props][]),
  ]);
}

interface Context {
  id: string;
  args: Props;
  initialArgs: Props;
  argTypes: Props;
}

interface ParentProps {
  Story: (more: { args: Props }) => ReactNode;
  context: Context;
  news: News;
}

interface FromPanel {
  storyId: string;
  updatedArgs?: Props;
  argNames?: readonly string[];
}

/** What the panel brings: new values, or those of the beginning again. */
const brought = ({ updatedArgs, argNames }: FromPanel, now: Props, { initialArgs }: Context): Props =>
  updatedArgs ?? Object.fromEntries((argNames ?? Object.keys(now)).map((prop) => [prop, initialArgs[prop]]));

/**
 * Answers what is pressed and typed as a parent would: at once, or a second key would find the field as it was before
 * the first; and in the panel, which follows.
 */
function Parent({ Story, context, news }: ParentProps) {
  const { id, args, argTypes } = context;
  /** The latest of each property, from either side: `args` comes a moment after. */
  const [latest, setLatest] = useState<Props>({});
  /** What a value begins with counts once: with another beginning, the component is drawn anew. */
  const [beginning, setBeginning] = useState(0);
  const sent = useRef<Props>(undefined);
  const now = { ...args, ...latest };
  const known = { ...argTypes, ...args };

  const take = useEffectEvent((from: FromPanel) => {
    if (from.storyId !== id || (from.updatedArgs && from.updatedArgs === sent.current)) return;
    const given = brought(from, now, context);
    setLatest({ ...latest, ...given });
    const begins = (prop: string) => prop.startsWith('default') || handlerOf(prop, known) !== undefined;
    const isAnew = (prop: string) => prop !== 'isOpen' && begins(prop) && given[prop] !== now[prop];
    if (Object.keys(given).some(isAnew)) setBeginning(beginning + 1);
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const listener = (from: FromPanel) => take(from);
    for (const event of [UPDATE_STORY_ARGS, RESET_STORY_ARGS]) channel.on(event, listener);
    return () => {
      for (const event of [UPDATE_STORY_ARGS, RESET_STORY_ARGS]) channel.off(event, listener);
    };
  }, []);

  const answers = [...handlers(now, known, news)].map(([handler, change]) => [
    handler,
    (...said: unknown[]) => {
      const own = args[handler];
      if (typeof own === 'function') own(...said);
      const updatedArgs = change(...said);
      sent.current = updatedArgs;
      setLatest((before) => ({ ...before, ...updatedArgs }));
      addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs });
    },
  ]);
  return <Fragment key={beginning}>{Story({ args: { ...now, ...Object.fromEntries(answers) } })}</Fragment>;
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
    parameters: { visual: { skip: true } },
    argTypes: Object.fromEntries([...own, ...chosen]),
    decorators: [
      (Story: ParentProps['Story'], context: Context) => (
        <Parent
          Story={Story}
          context={{ ...context, argTypes: { ...context.argTypes, ...handlers } }}
          news={news}
        />
      ),
    ],
    ...(!isOpened && { play: async () => undefined }),
  };
}
