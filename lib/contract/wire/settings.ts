// The settings that follow a user from device to device.
import * as z from 'zod/mini';

/** Minutes as a browser counts them (UTC+8 is '-480'); '-1': not set, the device decides. */
export const timeZone = z.string({ error: 'must be text' }).check(
  z.regex(/^-?\d{1,3}$/, 'must be minutes'),
  z.refine((value) => Math.abs(Number(value)) <= 840, 'must be from -840 to 840'),
);
export const contractUnit = z.enum(['base', 'margin', 'priced'], { error: 'must be base, margin or priced' });

export const settings = z.object({
  timeZone,
  contractUnitSet: contractUnit,
  /** Always true: a quantity that can be closed includes what orders already claim. */
  includeDelegateCount: z.literal(true),
});
export type Settings = z.output<typeof settings>;

export const defaultSettings: Settings = { timeZone: '-1', contractUnitSet: 'base', includeDelegateCount: true };
