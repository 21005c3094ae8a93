import { describe, expect, test } from 'vitest';
import { helpLimits } from '../constants/help.ts';
import { aspectRatios } from '../photo-shoot/index.ts';
import { messages as english } from '../texts/en/index.ts';
import { messages as spanish } from '../texts/es/index.ts';
import { formatAny } from '../texts/index.ts';
import {
  helpCategories,
  helpTopic,
  helpTopicIds,
  helpTopics,
  helpValues,
  openHelpEvent,
  openHelpEvents,
  shortcutList,
} from './index.ts';

const tongues = [
  ['en', english],
  ['es', spanish],
] as const;
const list = shortcutList(false, false, (label) => label.key);
const headings = (content: string) => content.match(/^## /gm) ?? [];

test('help is opened by the name of the specification and by the prefixed one', () => {
  expect(openHelpEvents).toEqual(['open-help', 'mirror-studio:open-help']);
});

describe('the topics', () => {
  test('are the five of the specification, three of them hot, in known categories', () => {
    expect(helpTopics.map((topic) => topic.id)).toEqual([...helpTopicIds]);
    expect(helpTopics.filter((topic) => topic.featured)).toHaveLength(helpLimits.featuredTopics);
    expect(new Set(helpTopics.map((topic) => topic.category))).toEqual(new Set(helpCategories));
  });

  test('have sections that a link can name', () => {
    for (const { sections } of helpTopics) {
      expect(sections.filter((section) => !/^[a-z-]+$/.test(section))).toEqual([]);
      expect(new Set(sections).size).toBe(sections.length);
    }
  });

  test('are found by their id', () => {
    expect([helpTopic('gallery')?.id, helpTopic('nowhere')]).toEqual(['gallery', null]);
  });
});

describe.each(tongues)('in %s', (language, messages) => {
  const say = (key: string) => formatAny(messages.helpTopics, key, language, helpValues(list));

  test.each(helpTopics)('$id is worth reading and has every value filled in', (topic) => {
    const content = say(topic.contentKey);
    expect(content).not.toContain('{{');
    expect(content.length).toBeGreaterThan(600);
    expect(headings(content)).toHaveLength(topic.sections.length);
    expect(say(topic.keywordsKey).split(',').length).toBeGreaterThan(4);
  });
});

test('the figures that help speaks of are those of the product', () => {
  expect(helpValues(list)).toMatchObject({
    models: 3,
    ratioList: aspectRatios.join(', '),
    hours: 1,
    minutes: 1,
    shortcuts: list,
  });
});

test('help opens by the event that others send', () => {
  expect(openHelpEvent).toBe('mirror-studio:open-help');
});

describe('the list of shortcuts', () => {
  const say = (label: { readonly key: string }) => label.key;

  test('says every key that works', () => {
    expect(list.split('\n')).toContain('- `G G` gallery');
    expect(list.split('\n')).toContain('- `?` · `Ctrl+/` openHelp');
  });

  test('tells admins about the pages only they can open', () => {
    expect(list).not.toContain('adminConsole');
    expect(shortcutList(true, false, say)).toContain('adminConsole');
  });
});
