// Draws the picture that other sites show for a link to the game, from the built picture of the table:
//   npm run build && node scripts/sharing-picture.mjs
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromium as chromiumPath } from './browser.mjs';

const [WIDTH, HEIGHT] = [1200, 630];
const TITLE_HEIGHT = 150;

const table = readFileSync('dist/pictures/table-4-wide.svg', 'utf8')
  .replace(/<circle[^>]*>|<text[^>]*>\d<\/text>/g, '')
  .replace(/rx="10" fill="[^"]*"/, 'fill="none"')
  .replace(/width="1000" height="560"/, `width="${WIDTH}" height="${WIDTH * 0.56}"`);

const browser = await chromium.launch({ executablePath: chromiumPath() ?? '' });
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
await page.setContent(`
  <style>
    body { margin: 0; height: ${HEIGHT}px; overflow: hidden; background: radial-gradient(ellipse at 50% 20%, #0f5b46, #0a4535) }
    h1 { margin: 0; font: 600 84px / ${TITLE_HEIGHT}px Georgia, "Noto Serif", serif; text-align: center; color: #f3f7f2 }
    svg { filter: drop-shadow(0 6px 16px rgb(0 0 0 / 0.4)) }
  </style>
  <h1>Spider Solitaire</h1>${table}`);
await page.screenshot({ path: 'public/sharing.jpg', type: 'jpeg', quality: 82 });
await browser.close();
