// A user's settings in the database; what was never set has its default.
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod/mini';

import { defaultSettings, keptSettings, type KeptSettings } from '#lib/contract/wire/settings.ts';
import type { Store } from '#server/store/open-store.ts';
import { userSettings } from '#server/store/schema/accounts.ts';

type SettingsChange = { readonly [Name in keyof KeptSettings]?: KeptSettings[Name] | undefined };

/** The settings that follow a person wherever he is. */
export type Settings = {
  of(userId: string): Promise<KeptSettings>;
  change(userId: string, changes: SettingsChange): Promise<KeptSettings>;
};

/** A stored value that no longer makes sense counts as not set. */
async function readSettings(db: Store['db'], userId: string): Promise<KeptSettings> {
  const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, userId));
  const parsed = z.safeParse(keptSettings, { ...defaultSettings, ...row?.settings });
  return parsed.success ? parsed.data : defaultSettings;
}

/** Changes that come at the same time do not undo one another. */
async function changeSettings(db: Store['db'], userId: string, changes: SettingsChange, nowMs: number): Promise<KeptSettings> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  await db
    .insert(userSettings)
    .values({ userId, settings: given, updatedAtMs: nowMs })
    .onConflictDoUpdate({
      target: userSettings.userId,
      set: { settings: sql`${userSettings.settings} || excluded.settings`, updatedAtMs: nowMs },
    });
  return readSettings(db, userId);
}

export const createSettings = (db: Store['db'], now: () => number): Settings => ({
  of: (userId) => readSettings(db, userId),
  change: (userId, changes) => changeSettings(db, userId, changes, now()),
});
