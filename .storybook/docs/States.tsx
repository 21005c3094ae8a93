import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { viewportOf, viewports } from '../widths.ts';
import { useToolbar } from './globals.ts';

type PreparedStory = ReturnType<ReturnType<typeof useDocs>['componentStories']>[number];

const useDocs = () => useContext(DocsContext);

/** True once the element has come near what is seen: what lies far below is not drawn yet. */
function useNearness() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}

const channelOf = '__STORYBOOK_ADDONS_CHANNEL__';
const isChannel = (value: unknown): value is ReturnType<typeof addons.getChannel> =>
  typeof value === 'object' && value !== null && 'emit' in value;

const globalsInAddress = (globals: Record<string, unknown>) =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

/** What is changed in the panel of a story on this page changes in its frame; what changes in the frame, in the panel. */
function useSameProperties(storyId: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const channel = addons.getChannel();
    const tell = (event: string) =>
      function listener(this: { source?: string }, said: { storyId: string }) {
        // What a frame has said comes here too: passed on, it would be sent again, without an end.
        if (this.source !== undefined) return;
        const inner: unknown =
          frame.current?.contentWindow && Reflect.get(frame.current.contentWindow, channelOf);
        if (said.storyId === storyId && isChannel(inner)) inner.emit(event, said);
      };
    const listeners = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((event) => [event, tell(event)] as const);
    for (const [event, listener] of listeners) channel.on(event, listener);
    return () => {
      for (const [event, listener] of listeners) channel.off(event, listener);
    };
  }, [storyId]);
  return frame;
}

/** A story that fills a window, in a window of its own. Its overlays stay inside. */
function Framed({ story }: { story: PreparedStory }) {
  const globals = useToolbar();
  const frame = useSameProperties(story.id);
  const asked: unknown = Reflect.get(story.storyGlobals ?? {}, 'viewport');
  const name = viewportOf(
    typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'value') : undefined,
  );
  const size = name ? viewports[name].styles : { width: '100%', height: '36rem' };
  const query = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    embedded: 'true',
    globals: globalsInAddress(globals),
  });
  return (
    <iframe
      ref={frame}
      className="studio-frame"
      title={story.name}
      src={`./iframe.html?${query.toString()}`}
      style={{ inlineSize: size.width, blockSize: size.height }}
      loading="lazy"
    />
  );
}

const fillsWindow = ({ parameters, storyGlobals }: PreparedStory) =>
  parameters['layout'] === 'fullscreen' || 'viewport' in (storyGlobals ?? {});

const description = ({ parameters }: PreparedStory): string => {
  const docs: { description?: { story?: string } } = parameters['docs'] ?? {};
  return docs.description?.story ?? '';
};

/** One state: its name, what it means, and itself. */
export function State({ story, isUnnamed = false }: { story: PreparedStory; isUnnamed?: boolean }) {
  const { ref, isNear } = useNearness();
  const words = description(story);
  return (
    <section className="studio-state" ref={ref} data-story={story.id}>
      {!isUnnamed && (
        <div className="studio-state-head">
          <h3 className="state-name" id={`state-${story.id}`}>
            {story.name}
          </h3>
          <a href={`./?path=/story/${story.id}`} target="_top" aria-label={`${story.name} alone, to link to`}>
            Open alone
          </a>
        </div>
      )}
      {words && <p className="studio-note">{words}</p>}
      <div className="studio-stage" data-drawn={isNear}>
        {isNear &&
          (fillsWindow(story) ? (
            <Framed story={story} />
          ) : (
            <Canvas of={story.moduleExport} sourceState="hidden" layout="padded" />
          ))}
      </div>
    </section>
  );
}

/** Every state of the component, in the order of its stories; all but one that is shown elsewhere. */
export function States({ but }: { but: PreparedStory | undefined }) {
  const stories = useDocs()
    .componentStories()
    .filter(({ id, tags }) => tags.includes('autodocs') && id !== but?.id);
  if (stories.length === 0) return null;
  return (
    <>
      <h2 id="states">States</h2>
      {stories.map((story) => (
        <State key={story.id} story={story} />
      ))}
    </>
  );
}
