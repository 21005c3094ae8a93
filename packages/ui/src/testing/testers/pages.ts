import type { ErrorAction } from '@mirror-studio/domain/errors';
import type { AspectRatio, ShootStyle } from '@mirror-studio/domain/photo-shoot';
import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { errors as errorTexts } from '@mirror-studio/domain/texts/en/errors';
import { notFound as notFoundTexts } from '@mirror-studio/domain/texts/en/notFound';
import { photoShoot as shootTexts } from '@mirror-studio/domain/texts/en/photoShoot';
import type { Tools } from '../tools.ts';
import { stepsOf, textsOf } from './steps.ts';

/** PageNotFound: the two ways out. */
export function pageNotFoundTester(tools: Tools) {
  const t = textsOf(tools, 'notFound', notFoundTexts);
  return {
    isShown: () => tools.screen.queryByRole('heading', { name: t.title }) !== null,
    goBack: async () => stepsOf(tools).press(t.goBack),
    homeHref: () => tools.screen.getByRole('link', { name: t.home }).getAttribute('href') ?? '',
  };
}

/** ErrorState: what happened and what is offered. */
export function errorTester(tools: Tools) {
  const t = textsOf(tools, 'errors', errorTexts);
  const { press, said } = stepsOf(tools);
  return {
    read: () => said('alert'),
    offers: (action: ErrorAction) =>
      tools.screen.queryByRole('button', { name: t[`action_${action}`] }) !== null,
    act: async (action: ErrorAction) => press(t[`action_${action}`]),
    showDetails: async () => press(t.details),
  };
}

/** PageSkeleton and LoadingGuard: whether something is still on its way. */
export function loadingTester(tools: Tools) {
  const t = textsOf(tools, 'common', commonTexts);
  return {
    isLoading: () =>
      tools.screen.queryByRole('progressbar') !== null ||
      tools.screen.queryByRole('status') !== null ||
      tools.screen.queryByRole('region', { name: t.loading }) !== null,
  };
}

/** PhotoShootForm: fills in and begins. */
export function shootTester(tools: Tools) {
  const t = textsOf(tools, 'photoShoot', shootTexts);
  const c = textsOf(tools, 'common', commonTexts);
  const { press, fill, said } = stepsOf(tools);
  const { screen, user } = tools;
  return {
    typePrompt: async (prompt: string) => fill(screen.getByRole('textbox', { name: t.prompt }), prompt),
    chooseStyle: async (style: ShootStyle) =>
      user.click(screen.getByRole('radio', { name: t[`style_${style}`] })),
    chooseRatio: async (ratio: AspectRatio) => user.click(screen.getByRole('radio', { name: ratio })),
    togglePoses: async () => user.click(screen.getByRole('switch', { name: t.poseVariety })),
    begin: async () => press(t.begin),
    cancel: async () => press(c.cancel),
    sendReferenceAgain: async () => press(t.referenceRetry),
    problem: () => said('alert'),
  };
}
