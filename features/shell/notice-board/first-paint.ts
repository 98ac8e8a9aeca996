// The device alone knows whether the tip was shown before: it is asked before anything is painted.

export const switchTipName = 'notice-board';

/** Runs in the head of the document. A device that cannot be asked counts as one that was told. */
export const askDeviceOfTip = `try { if (localStorage.getItem('meridian.said.${switchTipName}') === null) document.documentElement.dataset.switchTip = '' } catch {}`;
