'use client';
// The unified account as it stands, told whenever it changes.
import type { UnifiedAccountAnswer } from '#lib/contract/unified.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';

/** `initial`: as the server knew it. */
export const useUnified = (initial: UnifiedAccountAnswer): UnifiedAccountAnswer => useChannel(useHub(), 'unified', '').data ?? initial;
