// The language in which the operator's words are wanted.
import * as z from 'zod/mini';

import { shortText } from './fields.ts';

/** The specification's locale code, such as `ar`; English for none or an unknown one. */
export const siteLocale = z.optional(shortText);
