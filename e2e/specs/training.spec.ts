import { expectAccessible } from '../support/looks/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { flaws } from '../support/looks/layout.ts';
import { measured, pressed } from '../support/looks/sizes.ts';
import { hostKlaverjas } from '../support/party.ts';
import { Phone } from '../support/phone.ts';
import { Player } from '../support/player.ts';

/** The answers that a puzzle takes: its calls where it is about one, else the cards. */
const ANSWERS = '.felt:not(:has(.calls)) .handzone [data-card] .hold:not(.is-barred), .calls button:enabled';

test('a puzzle is solved or refuted on a table, and the next one follows', async ({ page, host }) => {
  await new Player(page).hasChosen({ pace: 'instant', tap: 'once' });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Training', exact: true }).click();
  const room = page.getByRole('main', { name: 'Training' });
  await expect(room.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expectAccessible(page, 'the room of training');
  await room.getByRole('button', { name: 'Start', exact: true }).click();
  const strip = page.getByRole('complementary', { name: 'Training' });
  await expect(strip.getByText('1 of 5')).toHaveCount(0);
  await expect(page.getByText('1 of 5')).toBeVisible();
  await expect(strip.getByRole('button', { name: 'Hint' })).toBeVisible();
  await expectAccessible(page, 'a puzzle');

  // The keyboard alone: a card or a call, and on.
  const answer = page.locator(ANSWERS);
  await answer.last().focus();
  await page.keyboard.press('Enter');
  const verdict = strip.getByRole('heading', { name: /Right|Not the best/ });
  await expect(verdict.or(strip.getByText('Right so far'))).toBeVisible();
  if (!(await verdict.isVisible())) await strip.getByRole('button', { name: 'Show the answer' }).click();
  const next = strip.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 5')).toBeVisible();
  // The arrows begin with the first card again, wherever the focus was in the puzzle before.
  await expect(answer.first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(answer.first()).toBeFocused();
  // Ranks and values are at hand, and the puzzle stays.
  await page.getByRole('button', { name: 'Cards and values' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Cards and values' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('2 of 5')).toBeVisible();

  // The answer on request; then back, where four are left.
  await strip.getByRole('button', { name: 'Show the answer' }).click();
  await expect(strip.getByRole('heading', { name: 'The answer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(room.getByText('3 puzzles left')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Training', exact: true })).toBeVisible();
});

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 800, height: 600 },
  { width: 667, height: 375 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`a puzzle fits ${width} × ${height}`, async ({ page, host }) => {
    await page.setViewportSize({ width, height });
    await new Player(page).hasChosen({ pace: 'instant', tap: 'once' });
    await page.goto(host.url);
    await page.getByRole('button', { name: 'Training', exact: true }).click();
    await page.getByRole('button', { name: 'Solve: All hands' }).click();
    const strip = page.getByRole('complementary', { name: 'Training' });
    const next = strip.getByRole('button', { name: 'Next', exact: true });
    // The aim is in sight, and the buttons keep their place however much there is to say.
    await expect(strip.getByText(/^Find the card that brings .* the most points/)).toBeInViewport();
    // Its two words stay together.
    const turn = page.locator('.prompt .display');
    const high = await turn.evaluate((node) => node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).fontSize));
    expect(high).toBeLessThan(2);
    const answer = strip.getByRole('button', { name: 'Show the answer' });
    const place = await answer.boundingBox();
    for (const name of ['Hint', 'Show the suit']) await strip.getByRole('button', { name }).click();
    await expect(strip.getByRole('button', { name: 'Show the suit' })).toHaveAttribute('aria-disabled', 'true');
    await expect(strip.getByRole('status')).toContainText('Play ');
    expect(await answer.boundingBox()).toEqual(place);
    await answer.click();
    await next.click();
    // Leads, and cards to tricks that lie there already.
    for (let seen = 0; seen < 4; seen += 1) {
      await expect(strip.getByRole('button', { name: 'Hint' })).toBeVisible();
      await expect.poll(() => flaws(page)).toEqual([]);
      const outside = await page
        .locator('.felt .plate')
        .evaluateAll((plates) =>
          plates
            .filter((plate) =>
              [...plate.querySelectorAll('.chip')].some((chip) => chip.getBoundingClientRect().right > plate.getBoundingClientRect().right),
            )
            .map((plate) => plate.textContent),
        );
      expect(outside).toEqual([]);
      await answer.click();
      // The table stops at the full trick, and can be led back to the position.
      await strip.getByRole('button', { name: 'Back to the position' }).click();
      await expect(strip.getByText('The position', { exact: true })).toBeVisible();
      if (seen < 3) await next.click();
    }
    await expect(next).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect((await next.boundingBox())!.height).toBeGreaterThanOrEqual(44);

    // After a wrong answer there is most to say, and all that can be done next stays in sight; no focus has moved the board.
    await page.getByRole('button', { name: 'Back to training' }).click();
    await page.getByRole('button', { name: 'Solve: Your hand' }).click();
    const wrong = strip.getByRole('heading', { name: 'Not the best' });
    const verdict = wrong.or(strip.getByRole('heading', { name: 'Right' }));
    const answers = page.locator(ANSWERS);
    await expect(async () => {
      if (await verdict.isVisible()) await next.click();
      await expect(strip.getByRole('button', { name: 'Hint' })).toBeVisible();
      await answers.first().focus();
      await page.keyboard.press('Enter');
      await expect(verdict).toBeVisible();
      expect(await wrong.isVisible()).toBe(true);
    }).toPass();
    for (const button of await strip.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    // On a phone on its side all of it shows beside the open hands, of which each suit has one sign.
    if (height < 400) {
      await expect(page.locator('.hands')).toBeVisible();
      for (const part of [strip.locator('.text'), page.locator('.hands')])
        expect(await part.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThan(1);
      for (const hand of await page.locator('.hands li').all()) expect(await hand.locator('.suit').count()).toBeLessThanOrEqual(4);
    }
    expect(await page.locator('.board').evaluate((board) => board.scrollTop)).toBe(0);
    // The reasons stand below the verdict, or take its place; the solution is at hand beside them.
    const why = strip.getByRole('button', { name: 'Why?' });
    expect(await why.isVisible()).toBe(width < 960);
    if (width < 960) await why.click();
    await expect(strip.locator('.reasons').locator('p, table').first()).toBeVisible();
    await expect(strip.getByText('Calculating…')).toBeHidden();
    for (const button of await strip.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    await expect(strip.getByRole('button', { name: 'Show the solution' })).toBeVisible();

    // In Blind Manille the call follows from the hands of the others, which are in sight on the board or below it.
    await page.getByRole('button', { name: 'Back to training' }).click();
    await page.getByRole('combobox', { name: 'Game' }).selectOption('manille-blind');
    await page.getByRole('button', { name: 'Solve: Your hand' }).click();
    await expect(strip.getByText('You see every hand except your own.')).toBeVisible();
    await expect(page.locator('.backs.open:visible, .hands li:visible')).toHaveCount(3);
    if (width <= 800) await expect.poll(() => flaws(page)).toEqual([]);
    for (const call of await page.locator('.calls button').all()) await expect(call).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Cards and values' })).toBeInViewport({ ratio: 1 });
    // The panel of calls hides the player's own plate on these screens, and shows the dealer's sign itself.
    if (height < 400) await expect(page.locator('.calls').getByText('Dealer', { exact: true })).toBeVisible();

    // A trick and covered stacks share the board without lying on each other.
    if (height < 400 || width >= 800) {
      await page.getByRole('button', { name: 'Back to training' }).click();
      await page.getByRole('combobox', { name: 'Game' }).selectOption('manille-two');
      await page.getByRole('button', { name: 'Solve: All hands' }).click();
      await answer.click();
      await expect(next).toBeVisible();
      const lying = async () => (await flaws(page)).filter((flaw) => flaw.includes('stacks'));
      await expect.poll(lying).toEqual([]);
    }
  });

test('tricks of puzzles lie clear of hands, rows and plates in small windows, and all that is said of a wrong answer shows beside five hands', async ({
  page,
  host,
}) => {
  await new Player(page).hasChosen({ pace: 'instant', tap: 'once', language: 'en' });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Training', exact: true }).click();
  const strip = page.getByRole('complementary', { name: 'Training' });
  const next = strip.getByRole('button', { name: 'Next', exact: true });
  const found: string[] = [];
  const look = async (what: string, sizes: readonly (readonly [number, number])[]): Promise<void> => {
    for (const [width, height] of sizes) {
      await measured(page, { width, height });
      // The words of what has been said last leave by themselves.
      const lying = (await flaws(page)).filter((flaw) => flaw.includes(' lies ') && !flaw.includes('bubble'));
      found.push(...lying.map((flaw) => `${what}, ${width}×${height}: ${flaw}`));
      const below = await page.locator('.text').evaluate((text) => text.scrollHeight - text.clientHeight);
      if (height < 400 && what.startsWith('briscola') && below > 0)
        found.push(`${what}, ${width}×${height}: ${below} px of the text are scrolled`);
    }
    await pressed(page, { width: 1280, height: 800 });
  };
  for (const [game, kind, sizes] of [
    [
      'briscola-chiamata',
      'All hands',
      [
        [667, 375],
        [740, 340],
        [800, 600],
        [360, 553],
      ],
    ],
    [
      'briscola-chiamata',
      'Your hand',
      [
        [667, 375],
        [740, 340],
        [800, 600],
      ],
    ],
    [
      'manilla',
      'Your hand',
      [
        [667, 375],
        [740, 340],
        [800, 600],
        [360, 553],
      ],
    ],
    [
      'klaverjas',
      'All hands',
      [
        [800, 600],
        [360, 553],
      ],
    ],
    [
      'klaverjas',
      'Your hand',
      [
        [800, 600],
        [360, 553],
      ],
    ],
    [
      'manilla-two',
      'All hands',
      [
        [667, 375],
        [740, 340],
        [800, 600],
      ],
    ],
    [
      'manilla-two',
      'Your hand',
      [
        [667, 375],
        [800, 600],
      ],
    ],
  ] as const) {
    await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption(game);
    await page.getByRole('button', { name: `Solve: ${kind}` }).click();
    await expect(strip.getByRole('button', { name: 'Hint' })).toBeVisible();
    if (!game.endsWith('two'))
      await look(
        `${game}, ${kind}, asked`,
        sizes.filter(([, height]) => height === 600),
      );
    await page.locator(ANSWERS).first().focus();
    await page.keyboard.press('Enter');
    await expect(next.or(strip.getByText('Right so far'))).toBeVisible();
    if (!(await next.isVisible())) await strip.getByRole('button', { name: 'Show the answer' }).click();
    await expect(next).toBeVisible();
    await expect(strip.getByText('Calculating…')).toBeHidden();
    await look(`${game}, ${kind}, answered`, sizes);
    await page.getByRole('button', { name: 'Back to training' }).click();
  }
  expect(found).toEqual([]);
});

test('a card that is dragged to the trick is an answer, and a wrong one is refuted step by step to the end of the deal', async ({
  page,
  host,
}) => {
  await new Player(page).hasChosen({ pace: 'instant' });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Training', exact: true }).click();
  await page.getByRole('button', { name: 'Solve: All hands' }).click();
  const strip = page.getByRole('complementary', { name: 'Training' });
  const wrong = strip.getByRole('heading', { name: 'Not the best' });
  const told = wrong.or(strip.getByRole('heading', { name: 'Right' })).or(strip.getByText('Right so far'));
  const cards = page.locator('.handzone [data-card]');
  // A card that a tap has lifted takes Escape; the puzzle stays.
  const lifted = page.locator('.handzone .slot.is-lifted');
  await page
    .locator('.handzone [data-card] .hold:not(.is-barred)')
    .first()
    .click({ position: { x: 14, y: 40 } });
  await expect(lifted).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(lifted).toHaveCount(0);
  await expect(strip.getByRole('button', { name: 'Hint' })).toBeVisible();
  await expect(async () => {
    const next = strip.getByRole('button', { name: 'Next', exact: true });
    if (await next.isVisible()) await next.click();
    else if (await told.isVisible()) await strip.getByRole('button', { name: 'Show the answer' }).click();
    await expect(strip.getByRole('button', { name: 'Hint' })).toBeVisible();
    const from = await page.locator('.handzone [data-card]:has(.hold:not(.is-barred))').first().boundingBox();
    const felt = await page.locator('.felt').boundingBox();
    if (from === null || felt === null) throw new Error('nothing to drag, or nowhere to');
    await page.mouse.move(from.x + 14, from.y + from.height * 0.3);
    await page.mouse.down();
    await page.mouse.move(felt.x + felt.width / 2, felt.y + felt.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(told).toBeVisible();
    expect(await wrong.isVisible()).toBe(true);
  }).toPass();
  const trick = page.getByRole('group', { name: 'Trick' }).getByRole('img');
  await expect(trick).toHaveCount(4);
  const nextTrick = strip.getByRole('button', { name: 'Next trick' });
  await expect(async () => {
    if ((await nextTrick.getAttribute('aria-disabled')) !== 'true') await nextTrick.click();
    await expect(nextTrick).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
  await expect(cards).toHaveCount(0);
  await strip.getByRole('button', { name: 'Back to the position' }).click();
  await expect(cards.first()).toBeVisible();
  await strip.getByRole('button', { name: 'Try again' }).click();
  await expect(cards.first()).toBeVisible();
  await expect(strip.getByRole('button', { name: 'Hint' })).toBeVisible();
});

test("a guest's phone offers no training, at the table or once the host has left it", async ({ page, startHost, browser, complaints }) => {
  const { url } = await startHost('--lan', '--lan-port', '0');
  let begun = 0;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"type":"begin"')) begun += 1;
    });
  });
  const address = await hostKlaverjas(page, url);
  const phone = await Phone.seated(browser, address, complaints);
  const training = phone.page.getByText('Training', { exact: true });
  await expect(training).toHaveCount(0);
  // A double click deals once.
  await page.getByRole('button', { name: 'Deal the cards' }).dblclick();
  await expect(phone.page.getByRole('group', { name: /^Your hand/ })).toBeVisible();
  expect(begun).toBe(1);
  await expect(training).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  const question = page.getByRole('dialog', { name: 'Leave the table?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('button', { name: 'Training', exact: true })).toBeVisible();
  await expect(phone.page.getByText('The host chooses the game.')).toBeVisible();
  await expect(training).toHaveCount(0);
  await phone.context.close();
});
