import { pathOf } from '@mirror-studio/domain/access';
import { Markdown } from '@mirror-studio/ui/Markdown';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { useSiteLinks } from './useSiteLinks.ts';

interface TextPageProps {
  title: string;
  lead?: string;
  /** Markdown. */
  children: string;
}

/** A text that anybody may read, in the frame of the pages before the studio. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <PublicPage title={title} lead={lead} homeHref={pathOf('home')} layout="text" links={useSiteLinks()}>
      <Markdown baseLevel={1}>{children}</Markdown>
    </PublicPage>
  );
}
