import { ArcanaCard } from './index.ts';

export const Example = () => <ArcanaCard arcanum="star" note="From 1,000 points" />;
