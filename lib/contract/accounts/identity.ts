// The check of an identity: what is sent, and how it stands.
import * as z from 'zod/mini';

import { asText } from '../wire/fields.ts';

/** waiting: an operator has not decided yet. rejected: it may be sent again. */
export const identityStates = ['none', 'waiting', 'approved', 'rejected'] as const;
export type IdentityState = (typeof identityStates)[number];
export const documentTypes = ['passport', 'idCard', 'driverLicence'] as const;
export type DocumentType = (typeof documentTypes)[number];
export const documentSides = ['front', 'back', 'selfie'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** The largest size of a picture, before it is written as text. */
export const maxPictureMb = 2;
export const maxPictureBytes = maxPictureMb * 1024 * 1024;

const text = (longest: number) =>
  asText.check(
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(longest, `is longer than ${longest} characters`),
    z.regex(/^[^\p{C}]*$/u, 'must be written in letters'),
  );

export const identityFields = {
  /** As it stands in the document. */
  name: text(100),
  /** Two capital letters. */
  country: asText.check(z.regex(/^[A-Z]{2}$/, 'must be two capital letters')),
  documentType: z.enum(documentTypes, { error: 'must be a kind of document' }),
  documentNumber: text(40),
};

export const documentSide = z.enum(documentSides, { error: 'must be front, back or selfie' });

/** The sides that a document has to be shown from; a picture of its holder may be added. */
export const sidesOf = (type: DocumentType): readonly DocumentSide[] => (type === 'passport' ? ['front'] : ['front', 'back']);
