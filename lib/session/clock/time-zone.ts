'use client';
// The clock by which times are written: the device's, or one that the reader has chosen. It follows a user from device to device.
import { create } from 'zustand';

/** The setting's word for the device's own clock. */
export const deviceZone = '-1';

/** Minutes to add to UTC; null: as the device says. */
export const offsetOf = (setting: string): number | null => (setting === deviceZone ? null : 0 - Number(setting));

const place = 'time-zone';

function kept(): string {
  try {
    const text = window.localStorage.getItem(place) ?? deviceZone;
    return /^-?\d{1,3}$/.test(text) ? text : deviceZone;
  } catch {
    return deviceZone;
  }
}

export const useTimeZone = create<{ readonly setting: string }>(() => ({ setting: deviceZone }));

/** From now on, on this device. */
export function takeTimeZone(setting: string): void {
  useTimeZone.setState({ setting });
  try {
    window.localStorage.setItem(place, setting);
  } catch {
    // Then it lasts until the page is closed.
  }
}

/** The zone that this device knows. */
export function recallTimeZone(): void {
  useTimeZone.setState({ setting: kept() });
}
