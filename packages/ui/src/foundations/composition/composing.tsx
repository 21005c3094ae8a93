import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { specs } from '../spec/specs.ts';
import { faultsOfRow } from './check.tsx';
import type { AnyRow } from './row.ts';

/** What of a spec the check of composition takes; undefined for a component that is not in the testing kit. */
function rowOfSpec(name: string): AnyRow | undefined {
  const { Component, states, composition } = specs.get(name) ?? {};
  return Component && states && composition && { Component, states, ...composition };
}

/** A story that tries every prop that may be left out. Takes the component's name. */
export const composing = (name: string): StoryObj => ({
  render: () => <p>What can be done with {name} without copying it.</p>,
  play: async () => {
    const row = rowOfSpec(name);
    const faults = row ? await faultsOfRow(name, row) : [`${name} says nothing of its composition`];
    await expect(faults, faults.join('\n')).toEqual([]);
  },
});
