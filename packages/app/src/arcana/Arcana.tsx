import { bandOf } from '@mirror-studio/domain/leaderboard';
import { leaderboard } from '@mirror-studio/domain/texts/en/leaderboard';
import { ArcanaCard } from '@mirror-studio/ui/ArcanaCard';
import { useTexts } from '@mirror-studio/ui/i18n';

/** The card that a creator bears by their points of all time. */
export function Arcana({ points }: { points: number }) {
  const t = useTexts('leaderboard', leaderboard);
  return <ArcanaCard arcanum={bandOf(points)} note={t('points', { count: points })} />;
}
