import * as v from 'valibot';
import { proofMarks, proofStates } from '../clients/index.ts';
import { named } from './endpoint.ts';
import { count, flag, moment, sampleMoment, text } from './wire.ts';

export const proofMark = v.picklist(proofMarks);
const marks = v.object({ yes: count, maybe: count, no: count });

/** Something that a client wrote, on one picture or on the whole set. */
export const proofComment = named(
  'ProofComment',
  v.object({ id: text, pictureId: v.nullable(text), author: text, text, createdAt: moment }),
);
export type ProofComment = v.InferOutput<typeof proofComment>;

/** A set of pictures for a client, as its creator sees it. */
export const proofSet = named(
  'ProofSet',
  v.object({
    id: text,
    title: text,
    client: text,
    note: text,
    watermark: flag,
    hasPassword: flag,
    state: v.picklist(proofStates),
    endsAt: moment,
    createdAt: moment,
    pictures: count,
    /** The address of its first picture, made small. */
    cover: v.nullable(text),
    marks,
    comments: count,
    /** How often the link was opened, in how many browsers, and when last. */
    opened: count,
    visitors: count,
    lastOpenedAt: v.nullable(moment),
    lastAnsweredAt: v.nullable(moment),
    approvedAt: v.nullable(moment),
    approvedBy: v.nullable(text),
  }),
);
export type ProofSet = v.InferOutput<typeof proofSet>;

/** A picture of a set, as its creator sees it. */
export const proofPicture = named(
  'ProofPicture',
  v.object({
    id: text,
    /** Of the picture in the gallery. */
    mediaId: text,
    url: text,
    thumbnailUrl: text,
    width: count,
    height: count,
    placeholder: v.nullable(text),
    mark: v.nullable(proofMark),
  }),
);
export type ProofPicture = v.InferOutput<typeof proofPicture>;

/** A picture as the client sees it: of its maker and its making it says nothing. */
export const sharedPicture = named(
  'SharedPicture',
  v.object({
    id: text,
    url: text,
    thumbnailUrl: text,
    width: count,
    height: count,
    placeholder: v.nullable(text),
    mark: v.nullable(proofMark),
  }),
);
export type SharedPicture = v.InferOutput<typeof sharedPicture>;

/** A set as the client sees it. */
export const sharedProof = named(
  'SharedProof',
  v.object({
    title: text,
    note: text,
    watermark: flag,
    endsAt: moment,
    approvedAt: v.nullable(moment),
    approvedBy: v.nullable(text),
    pictures: v.array(sharedPicture),
    comments: v.array(proofComment),
  }),
);
export type SharedProof = v.InferOutput<typeof sharedProof>;

export const sampleProofComment: ProofComment = {
  id: 'pc1',
  pictureId: 'pp1',
  author: 'Noor',
  text: 'The light is right here.',
  createdAt: sampleMoment,
};

export const sampleProofSet: ProofSet = {
  id: 'ps1',
  title: 'Salt flats',
  client: 'Noor Haddad',
  note: '',
  watermark: true,
  hasPassword: false,
  state: 'open',
  endsAt: '2026-12-21T10:00:00.000Z',
  createdAt: sampleMoment,
  pictures: 1,
  cover: '/media/g1',
  marks: { yes: 1, maybe: 0, no: 0 },
  comments: 1,
  opened: 2,
  visitors: 1,
  lastOpenedAt: sampleMoment,
  lastAnsweredAt: sampleMoment,
  approvedAt: null,
  approvedBy: null,
};

export const sampleProofPicture: ProofPicture = {
  id: 'pp1',
  mediaId: 'g1',
  url: '/media/g1',
  thumbnailUrl: '/media/g1',
  width: 1200,
  height: 800,
  placeholder: null,
  mark: 'yes',
};

const { mediaId: _, ...seen } = sampleProofPicture;
export const sampleSharedProof: SharedProof = {
  title: 'Salt flats',
  note: '',
  watermark: true,
  endsAt: '2026-12-21T10:00:00.000Z',
  approvedAt: null,
  approvedBy: null,
  pictures: [seen],
  comments: [sampleProofComment],
};
