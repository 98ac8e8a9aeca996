const url = 'http://localhost:3410';
for (const path of ['/login', '/']) {
  for (let i = 0; i < 60; i++) await (await fetch(url + path)).text();
  const times: number[] = []; let size = 0;
  for (let i = 0; i < 200; i++) { const t = performance.now(); size = (await (await fetch(url + path)).text()).length; times.push(performance.now() - t); }
  times.sort((a, b) => a - b); console.log(path, 'p50', times[100]?.toFixed(2), 'p95', times[190]?.toFixed(2), 'html', size);
}
