import { languageModelLimits } from '@mirror-studio/domain/constants/prompts';
import { endpoints } from '@mirror-studio/domain/contract';
import { draftPrompt, type PixelTerms } from '@mirror-studio/domain/forensics';
import { fallbackLanguage, type Language } from '@mirror-studio/domain/texts';
import { pixelTerms as english } from '@mirror-studio/domain/texts/en/pixelTerms';
import { pixelTerms as spanish } from '@mirror-studio/domain/texts/es/pixelTerms';
import { type Context, Hono } from 'hono';
import { BusyModel, labelOfModel, promptOfPicture } from '../composer/language-model.ts';
import { refusals } from '../http/answer/refusals.ts';
import { type AppEnv, HttpError, type Services, serveEndpoint } from '../http/index.ts';
import { byNetwork, byPerson, limited } from '../http/request/limited.ts';
import { examineUpload, prepareUpload } from '../uploads/prepare.ts';
import { readUpload } from '../uploads/read-upload.ts';
import { uploadSlots } from '../uploads/slots.ts';

const pixelTerms: Readonly<Record<Language, PixelTerms>> = { en: english, es: spanish };

/**
 * POST /api/forensics (decisions: reverse forensics): how a picture was made, from its metadata, else from its pixels; and
 * POST /api/forensics/description: what a language model sees in it. It is received, counted and refused as a reference image
 * is, and nothing of it is kept.
 */
export function productRoutes(services: Pick<Services, 'config' | 'limits'>): Hono<AppEnv> {
  const { config } = services;
  const { languageModel } = config;
  const networkOfCaller = byNetwork(services);
  const asUpload = [
    limited(services, 'uploadsFromNetwork', networkOfCaller),
    limited(services, 'uploadsFromNetworkADay', networkOfCaller),
    limited(services, 'uploadsOfPerson', byPerson),
    limited(services, 'uploadsOfPersonADay', byPerson),
  ];
  /** Runs work on the picture of a request, while its sender has room for one. */
  async function withPicture<Result>(
    c: Context<AppEnv>,
    member: string,
    work: (bytes: Buffer) => Promise<Result>,
  ): Promise<Result> {
    const release = uploadSlots.acquire(member, networkOfCaller(c), config.networkLimitFactor);
    try {
      const { bytes } = await readUpload(c.req.raw);
      return await work(bytes);
    } finally {
      release();
    }
  }
  const routes = new Hono<AppEnv>();
  serveEndpoint(
    routes,
    endpoints.forensics,
    ({ c, query: { language = fallbackLanguage }, user: { id: member } }) =>
      withPicture(c, member, async (bytes) => {
        const { words, pixels } = await examineUpload(bytes, member);
        return {
          ...words,
          basis: words.prompt === null ? ('pixels' as const) : ('metadata' as const),
          prompt: words.prompt ?? draftPrompt(pixels, pixelTerms[language]),
          raw: [...words.raw],
          problems: [...words.problems],
          pixels: { ...pixels, palette: [...pixels.palette] },
        };
      }),
    { before: asUpload },
  );
  serveEndpoint(
    routes,
    endpoints.describePicture,
    async ({ c, query: { language = fallbackLanguage }, user: { id: member } }) => {
      if (!languageModel?.seesPictures)
        throw new HttpError('PROVIDER_KEY_MISSING', refusals.visionModelMissing);
      // Drawn anew and smaller: nothing that the file says of its maker goes out.
      const { bytes: image, mediaType } = await withPicture(c, member, (given) =>
        prepareUpload(given, member, languageModelLimits.pictureEdgePx),
      );
      try {
        const picture = { image, mediaType, language };
        const prompt = await promptOfPicture(languageModel, picture, c.req.raw.signal);
        return { prompt, model: labelOfModel(languageModel) };
      } catch (error) {
        if (error instanceof BusyModel) c.header('Retry-After', String(error.seconds));
        throw error;
      }
    },
    {
      before: [
        ...asUpload,
        limited(services, 'composerOfPerson', byPerson),
        limited(services, 'composerOfPersonADay', byPerson),
      ],
    },
  );
  return routes;
}
