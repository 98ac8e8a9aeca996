// The settings calls' part of a user's kept settings.
import type { KeptSettings, Settings } from '#lib/contract/wire/settings.ts';

export const settingsOf = ({
  timeZone,
  contractUnitSet,
  includeDelegateCount,
  userAvatar,
  watermarkOpen,
  marketFilters,
}: KeptSettings): Settings => ({
  timeZone,
  contractUnitSet,
  includeDelegateCount,
  userAvatar,
  watermarkOpen,
  ...(marketFilters === undefined ? {} : { marketFilters }),
});
