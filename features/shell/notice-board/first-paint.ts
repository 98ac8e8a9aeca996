// What only the device knows of the tip, found out before anything is painted: whether it was shown before.

export const switchTipName = 'notice-board';

/** Runs in the head of the document. A device that cannot be asked counts as one that was told. */
export const askDeviceOfTip = `try { if (localStorage.getItem('meridian.said.${switchTipName}') === null) document.documentElement.dataset.switchTip = '' } catch {}`;
