import type { Route } from './route.ts';

/** §4 What stands before a page for a signed-in user. */
export const gates = ['open', 'suspended', 'legal', 'terms'] as const;
export type Gate = (typeof gates)[number];

/** What the server says; a value that has not arrived or could not be read is absent (§3, §4). */
export interface GateAnswers {
  readonly banned?: boolean | undefined;
  readonly hasClaimed?: boolean | undefined;
  readonly legalAccepted?: boolean | undefined;
  readonly termsAccepted?: boolean | undefined;
  readonly complianceConfirmed?: boolean | undefined;
}

/** What this browser remembers, used where the server's value is absent (§4). */
export interface LocalGateFlags {
  readonly inviteClaimed: boolean;
  readonly legalAccepted: boolean;
  readonly termsAccepted: boolean;
}

/**
 * Which gate stands before a page, in the order of §4: the suspended screen except on exempt routes, the legal modal
 * once an invite is claimed, the terms modal once legal is accepted. Takes the route, whether someone is signed in,
 * the server's answers and the local flags. One local flag stands for both terms and compliance, which are accepted
 * together. The modals stay away from legal texts, so that what is to be accepted can be read.
 *
 * @returns The gate.
 */
export function gateFor(
  route: Pick<Route, 'exemptFromBan' | 'legalText'>,
  signedIn: boolean,
  server: GateAnswers,
  local: LocalGateFlags,
): Gate {
  if (!signedIn) return 'open';
  if (server.banned === true && !route.exemptFromBan) return 'suspended';
  if (route.legalText) return 'open';
  const claimed = server.hasClaimed ?? local.inviteClaimed;
  const legal = server.legalAccepted ?? local.legalAccepted;
  const terms = server.termsAccepted ?? local.termsAccepted;
  const compliance = server.complianceConfirmed ?? local.termsAccepted;
  if (claimed && !legal) return 'legal';
  if (legal && !(terms && compliance)) return 'terms';
  return 'open';
}
