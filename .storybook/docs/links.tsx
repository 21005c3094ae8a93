import { componentsOf, flowsOf } from '../../packages/flows/src/atlas/components.ts';
import { titleOfFlow } from '../../packages/flows/src/atlas/title.ts';
import { idOf, ownTitle } from './ids.ts';

/** The address of a page of this Storybook, by its title. */
export const pageOf = (title: string) => `./?path=/docs/${idOf(title)}--docs`;

function Links({ label, titles }: { label: string; titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <p className="studio-links">
      <span>{label}</span>
      {titles.map((title) => (
        <a key={title} href={pageOf(title)} target="_top">
          {title.split('/').at(-1)}
        </a>
      ))}
    </p>
  );
}

/** From a component to the machines that drive it. Takes the component's title. */
export function FlowsOfComponent({ title }: { title: string }) {
  return (
    <Links label="Driven by" titles={flowsOf(ownTitle(title)).map((flow) => `Flows/${titleOfFlow(flow)}`)} />
  );
}

/** From a machine to the components that show it. Takes the flow's name, as its folder has it. */
export function ComponentsOfFlow({ flow }: { flow: Parameters<typeof componentsOf>[0] }) {
  return <Links label="Shown by" titles={componentsOf(flow)} />;
}
