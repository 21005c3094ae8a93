import { homeDecision, pathOf } from '@mirror-studio/domain/access';
import { LandingHero } from '@mirror-studio/ui/LandingHero';
import { Navigate } from 'react-router-dom';
import { useServices } from '../../providers/services.tsx';
import { Waiting } from '../../routes/fallbacks.tsx';
import { useVisitor } from '../../session/visitor.ts';

/** `/`: the landing page for visitors, the studio for everybody else (§2). */
export default function Landing() {
  const { flags } = useServices();
  const decision = homeDecision(flags, useVisitor());
  if (decision.kind === 'wait') return <Waiting />;
  if (decision.kind === 'redirect') return <Navigate to={pathOf(decision.to)} replace />;
  return (
    <LandingHero
      homeHref={pathOf('home')}
      signInHref={pathOf('login')}
      picture="/glass.webp"
      isAlpha={flags.alpha}
    />
  );
}
