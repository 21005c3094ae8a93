import { IdeaDetail, type IdeaDetailProps } from './index.ts';

export const Example = ({ idea }: Pick<IdeaDetailProps, 'idea'>) => (
  <IdeaDetail isOpen idea={idea} hrefOf={(id) => `?idea=${id}`} onVotedChange={() => {}} />
);
