// The agreement of trading bots, out of a user's kept settings.
import type { KeptSettings } from '#lib/contract/wire/settings.ts';

export const agreementOf = ({ strategyAgreedMs }: KeptSettings): { agreed: boolean; agreedTimeMs: number | null } =>
  strategyAgreedMs === 0 ? { agreed: false, agreedTimeMs: null } : { agreed: true, agreedTimeMs: strategyAgreedMs };
