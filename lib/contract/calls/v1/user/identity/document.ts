// Send a picture of a document. Another one of the same side takes its place.
import * as z from 'zod/mini';

import { documentSide, maxPictureBytes } from '#lib/contract/accounts/identity.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { asText } from '#lib/contract/wire/fields.ts';

/** In base 64, and the rest of the body. */
const largestBodyBytes = Math.ceil((maxPictureBytes * 4) / 3) + 4096;

export const sendIdentityPicture = defineCall({
  name: 'sendIdentityPicture',
  path: 'v1/user/identity/document',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding', staysWhenFrozen: true }),
  largestBodyBytes,
  request: changing({
    side: documentSide,
    /** JPEG, PNG or WebP in base 64. */
    picture: asText.check(z.minLength(1, 'must not be empty'), z.maxLength(largestBodyBytes, 'is too large')),
  }),
  response: nothing,
  errors: ['identityInProcess', 'documentUnreadable', 'liveOnly'],
});
