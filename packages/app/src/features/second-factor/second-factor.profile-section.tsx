import { SecondFactorSection } from './SecondFactorSection.tsx';

/** The part of the page of one's own account that is about the second factor, and its place there. */
export const profileSection = { order: 20, Section: SecondFactorSection };
