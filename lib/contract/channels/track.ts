// The positions of one's own copies: the whole picture, and again whenever it changes.
import * as z from 'zod/mini';

import { trackingOrder, type TrackingOrder } from '../tracking/tracking-order.ts';

/** The channel's key is ''. */
export const trackSnapshot = z.array(trackingOrder);
/** Takes the place of the one before. */
export type TrackMessage = readonly TrackingOrder[];
