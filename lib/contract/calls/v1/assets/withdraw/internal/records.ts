// The coins that the user has sent to other users, and has received from them, newest first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '../../../../../call.ts';
import { internalTransfer } from '../../../../../money/internal-transfer.ts';
import { reading } from '../../../../../wire/body.ts';
import { idLessThan, pageSize } from '../../../../../wire/fields.ts';

export const getInternalTransfers = defineCall({
  name: 'getInternalTransfers',
  path: 'v1/assets/withdraw/internal/records',
  ...fromUser('main', 'read'),
  request: reading({ idLessThan, pageSize }),
  response: z.object({
    list: z.array(internalTransfer),
    /** The id at which the next page goes on (idLessThan); null: there is none. */
    nextId: z.nullable(z.string()),
  }),
  errors: ['pageNotInteger'],
});
