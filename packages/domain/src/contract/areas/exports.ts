import * as v from 'valibot';
import { pictureFormats } from '../../media/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { flag, identifier, text } from '../wire.ts';

/** What a member's settings say of the rights in their pictures (§3); the browser keeps them. */
export const exportedRights = v.object({
  mirrorProtocolEnabled: flag,
  allowResale: flag,
  allowTraining: flag,
  shareMetadata: flag,
});
export type ExportedRights = v.InferOutput<typeof exportedRights>;

/** What a member's settings say of the files of their pictures (§3). A video is in the one format in which it is made. */
export const exportedForm = v.object({ format: v.picklist(pictureFormats), highQualityExport: flag });
export type ExportedForm = v.InferOutput<typeof exportedForm>;

/** What a member asks of an export: one of their pictures or videos, and what their settings say of it, which the browser keeps (§3). */
export const pictureExport = named(
  'PictureExport',
  v.object({
    mediaId: identifier,
    ...exportedForm.entries,
    ...exportedRights.entries,
    /** In which the name of the file tells the day (IANA). Default UTC. */
    timeZone: v.optional(identifier),
  }),
);
export type PictureExport = v.InferOutput<typeof pictureExport>;

const samplePictureExport: PictureExport = {
  mediaId: 'g1',
  format: 'png',
  highQualityExport: true,
  mirrorProtocolEnabled: true,
  allowResale: false,
  allowTraining: false,
  shareMetadata: true,
};

export const exportsEndpoints = {
  exportPicture: endpoint({
    method: 'POST',
    path: '/api/exports',
    openInDemo: true,
    request: pictureExport,
    response: v.object({ url: text, name: text }),
    docs: {
      summary:
        'Answers a signed address, good for half an hour, at which a picture or video of the user is downloaded with its rights written into it, under a name of the day and, where it is shared, the prompt.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      sample: {
        request: samplePictureExport,
        response: { url: '/media/export/t1/file', name: '2026-11-21 10.32 Salt flats.png' },
      },
    },
  }),
};
