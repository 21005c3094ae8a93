import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { specs } from '../spec/specs.ts';
import { faultsOfRow } from './check.tsx';

/** A story that tries every prop that may be left out. Takes the component's name. */
export const composing = (name: string): StoryObj => ({
  render: () => <p>What can be done with {name} without copying it.</p>,
  play: async () => {
    const { Component, states, composition } = specs.find((spec) => spec.name === name) ?? {};
    if (!Component || !states || !composition) throw new Error(`${name} says nothing of its composition`);
    const faults = await faultsOfRow(name, { Component, states, ...composition });
    await expect(faults, faults.join('\n')).toEqual([]);
  },
});
