/** The written pages in English. */
import type { PagesText } from '../text.ts';
import { live } from './en-live.ts';

export const en: PagesText = {
  page: {
    1: {
      title: 'Spider Solitaire with one suit: play, rules, tips',
      description:
        'Play Spider Solitaire with one suit, free and without an account. With the exact rules, examples to try, twelve tips and answers.',
      heading: 'Spider Solitaire with one suit',
      lead: 'A hundred and four spades, ten columns, eight runs to build from king down to ace. One suit is the kindest form of Spider and the best to learn it by. Here are all the rules, examples to try, and twelve tips with their reasons.',
    },
    2: {
      title: 'Spider Solitaire with two suits: play, rules, tips',
      description:
        'Play Spider Solitaire with two suits, free and without an account. With the exact rules, examples to try, twelve tips and answers.',
      heading: 'Spider Solitaire with two suits',
      lead: 'Spades and hearts, half and half. Now it matters what lies on what: a card may lie on the other suit, but the two will not move together. Here are the rules from the beginning, and the tips that begin to pay with the second suit.',
    },
    4: {
      title: 'Spider Solitaire with four suits: play, rules, tips',
      description:
        'Play Spider Solitaire with four suits, free and without an account. With the exact rules, examples to try, twelve tips and answers.',
      heading: 'Spider Solitaire with four suits',
      lead: 'The whole game: two packs, four suits, and for every card but a king only two others that it can join in suit. It is hard, it is seldom hopeless, and it repays every minute of thought. Here are its rules, to the last detail, and the habits that help to win it.',
    },
  },

  frame: {
    contents: 'On this page',
    play: { 1: 'Play with 1 suit', 2: 'Play with 2 suits', 4: 'Play with 4 suits' },
    otherSuits: 'The other pages',
    suitCount: { 1: '1 suit', 2: '2 suits', 4: '4 suits' },
    languages: 'Languages',
    fairness: 'How a deal is made',
    toTable: 'To the table',
    toText: 'Rules and tips',
    noGame: 'The game itself needs JavaScript. Everything written here can be read without it.',
    footer:
      'Free and open source under the MIT licence. No account, no ads, no tracking, and your games stay in this browser. The shuffle is open to everyone: [how a deal is made](fairness).',
  },

  sections: {
    goal: {
      heading: 'What it is about',
      text: [
        'Spider Solitaire is a patience for one person and two packs of cards, 104 in all. You win by completing eight runs. A completed run is thirteen cards of one suit, from the king down to the ace, and it leaves the table by itself.',
        'Until then you bring order into ten columns. You lay cards on cards one rank higher and turn what was lying face down under them, and when you get no further you deal a fresh row from the stock. After five rows the stock is used up, and no more cards will come.',
        'Nobody plays against you, and nothing but the stock runs out. Points, moves and time do not decide whether you win, and undo takes back as much as you like.',
      ],
      own: {
        1: [
          'With one suit all eight runs are spades. A card that finds a place has found a good one, since it joins its own suit and can move on with it. What you practise is the craft itself: which column to clear, when to deal, and what an empty column is worth.',
        ],
        2: [
          'With two suits you build four runs of spades and four of hearts. Every card but a king has two kinds of place: on the other suit, where it lies for a while, and on its own, where it can stay. Much of the game is moving cards from the first kind to the second.',
        ],
        4: [
          'With four suits you build two runs of each. Of the eight cards on which a card could lie only two are of its own suit. You will have to make a mess, and what counts is making one that you can clear up again.',
        ],
      },
    },

    table: {
      heading: 'The table',
      text: [
        'At the start ten columns lie side by side. The first four have six cards, the other six have five, and only the last card of each column is face up. That makes ten open cards and 44 face down. The other fifty are the stock.',
        'Around them stand the figures: how many runs are complete, how many cards still lie face down, your moves, the time and the points. The stock shows how many rows are left to deal. One button names the number of suits and lets you change it for the next game; another shows the deal id and copies it.',
        'The picture shows a game in progress. Its numbers stand for these things:',
      ],
      picture: {
        1: 'Picture of a game in progress with one suit, all cards spades. Ten columns side by side, one of them empty; in some of the others face-down cards lie above open ones. Some completed runs lie on the foundations. Numbers 1 to 7 mark a column, a free end, a face-down card, a run, the stock, the foundations and the empty column.',
        2: 'Picture of a game in progress with two suits, spades and hearts. Ten columns side by side, one of them empty; in some of the others face-down cards lie above open ones. Some completed runs lie on the foundations. Numbers 1 to 7 mark a column, a free end, a face-down card, a run, the stock, the foundations and the empty column.',
        4: 'Picture of a game in progress with four suits. Ten columns side by side, one of them empty; in some of the others face-down cards lie above open ones. Some completed runs lie on the foundations. Numbers 1 to 7 mark a column, a free end, a face-down card, a run, the stock, the foundations and the empty column.',
      },
      labels: {
        column: '*Column*: one of ten. Its cards overlap; the topmost in the picture lies under all the others.',
        freeEnd:
          '*Free end*: the card of a column on which no other lies, the lowest in the picture. Cards are added here, and from here they leave.',
        faceDown: '*Face-down card*: it turns as soon as it becomes the free end.',
        run: '*Run*: cards of one suit, each exactly one rank lower than the one above it, down to the free end. They move together.',
        stock: '*Stock*: the cards not dealt yet, five rows of ten at the start.',
        foundations: '*Foundations*: eight places for the completed runs, each marked with the suit of its run.',
        emptyColumn: '*Empty column*: it takes any card and any run.',
      },
    },

    cards: {
      heading: 'The cards',
      text: [
        'The ranks run from the ace, the lowest, through 2 to 10, then jack, queen and king. The cards are marked A, J, Q and K, in every language. The order has two ends and does not go round: no card may be moved onto an ace, and a king may be moved onto no card at all.',
        'A suit is one of the four symbols: spades, hearts, diamonds, clubs. That two of them are black and two are red means nothing in Spider. If you keep taking clubs for spades, set *Suit colours* to four in the settings.',
      ],
      own: {
        1: ['One suit: all 104 cards are spades, eight of every rank.'],
        2: [
          'Two suits: 52 spades and 52 hearts. Every card is there four times, so there are four 9♠ and four 9♥. Since one suit is black and the other red, colour tells you the suit. With [four suits](4) it no longer will.',
        ],
        4: [
          'Four suits: 26 cards of each, two ordinary packs without jokers. Every card is there twice. When both 9♣ lie in places you cannot reach, no third one will come.',
        ],
      },
    },

    moving: {
      heading: 'Moving cards',
      text: [
        'There are two kinds of action: moving cards from one column to another, and dealing a row. Nothing is ever carried to the foundations by hand, and nothing waits beside the table.',
        '*One card.* The card at a free end may go onto another free end that is exactly one rank higher, of whatever suit. 8♥ goes onto any nine: 9♥, 9♠, 9♦ or 9♣.',
        '*A run.* Several cards move together if they are a run: all face up, all of one suit, each exactly one rank lower than the one above, with the last of them at the free end. The highest card of those that move decides where they fit. You may also take only the lower part of a run: of 9♠ 8♠ 7♠ all three can move, or 8♠ 7♠, or 7♠ alone.',
        '*Into an empty column* goes any card or run, whatever its rank. A king too, and even a whole column, if it is one run.',
        'Nothing goes onto an ace, and a king goes only to an empty column. When a move uncovers a face-down card, that card turns at once. When a move is not allowed, nothing changes, and a line tells you why.',
      ],
    },

    together: {
      heading: 'What moves together',
      text: [
        'Two questions are easily mixed up. *Onto which card may this one go?* There the rank alone decides. *What moves together?* There the suit counts as well.',
        'Open cards that go down one rank at a time, whatever their suits, are a sequence. You may build one and leave it where it is. But only a run moves together: the part at the lower end that is all of one suit. Look from the free end upwards and stop where the suit changes, where a rank is missing, or where a card lies face down. What you have passed can go together; what lies above has to wait.',
      ],
      examplesLead:
        'Each example has three small columns, and you can play it right here. When a move is refused, a line tells you why.',
      examples: {
        otherSuitAbove: {
          caption: 'Two hearts on a spade',
          explained:
            '8♥ 7♥ are a run and go together onto 9♦. The three from 9♠ down do not move together: between 9♠ and 8♥ the suit changes. It does not help that 10♣ would take a nine.',
        },
        otherSuitAboveToo: {
          caption: 'Two spades on a heart',
          explained:
            'The same with the suits exchanged. 8♠ 7♠ go together onto 9♣, which is of another suit. 9♥ could even join its own suit on 10♥, but it can’t take spades along.',
        },
        sameColourOnly: {
          caption: 'Black on black',
          explained:
            '8♠ and 7♣ share a colour but not a suit, and colour counts for nothing. So 7♣ goes alone, here onto 8♥. The two together can’t go anywhere, though 9♦ would take an eight.',
        },
        wholeRun: {
          caption: 'A run of three',
          explained:
            '8♦ 7♦ 6♦ go as one onto 9♠: a nine, and any nine will do. 10♦ is of their own suit and does not take them all the same, for between a ten and an eight a rank is missing.',
        },
      },
      own: {
        1: [
          'With one suit hardly any of this gets in your way: every sequence is a run and moves as a whole, and you need only look at the ranks. The examples show four suits all the same, so that the rule is familiar when you go on to [two suits](2).',
        ],
        2: [
          'With two suits it comes down to hearts on spades and spades on hearts, as in the first two examples. The third can’t happen to you, since each colour has only one suit. It is there for the day you try [four suits](4).',
        ],
        4: [
          'With four suits you will soon meet all four examples on your table. The third is the easiest to overlook, because the colour looks right: in Spider, colour never counts.',
        ],
      },
    },

    staying: {
      heading: 'What stays where it is',
      text: [
        'It helps to know what will not move. These stay where they are:',
        {
          list: [
            '*A middle part.* Only cards that reach to the free end can go. Of 10♠ 9♠ 8♠ 7♥ neither 10♠ nor 9♠ 8♠ can leave before 7♥ has gone.',
            '*A sequence of mixed suits.* It moves only piece by piece, each piece a run of its own. Even from king to ace it does not leave the table: only one suit makes a completed run.',
            '*A king that lies on other cards.* It fits on no card, so it stays, and what lies under it stays covered, until a column becomes empty or the run from this king is complete.',
            '*Anything with a face-down card in it.* A face-down card belongs to no run, even if it would fit. A face-down king heads no run, though queen to ace lie on it.',
            '*A complete run with a card on its ace.* It stays until that card goes. In play this does not come up, because a run leaves the moment it is complete; in a position that was set up by hand it can.',
          ],
        },
        'When a move that you were sure of is refused, look for one of four causes. A card of another suit breaks the run. The rank of the target does not fit, often by just one. A face-down card lies among the cards you meant. Or, if you wanted to deal, a column is empty or the stock is used up. You need not guess which, for the game tells you: “The seven of hearts on the eight of spades breaks the run. Only the seven of hearts can move.”',
      ],
    },

    completed: {
      heading: 'Completed runs',
      text: [
        'When thirteen open cards of one suit lie in order at the end of a column, king to ace, they leave at once for the foundations. You need do nothing. It happens after a move and after a deal alike, and one row may complete several runs.',
        'Whatever an action sets off happens in a fixed order:',
        {
          steps: [
            'The cards move, or the row is dealt.',
            'Completed runs leave, the column with the lowest number first.',
            'Face-down cards that have become free ends turn, again the lowest number first.',
          ],
        },
        'The eighth completed run wins. There is no way to play a card from the foundations back to the table. Only undo brings a run back, to the column that it came from. When nothing lies face down, the stock is used up and the runs need only be put together, the game offers to finish for you.',
      ],
    },

    dealing: {
      heading: 'Dealing a row',
      text: [
        'A tap on the stock puts one open card on each of the ten columns, from column 1 to column 10, all in one action. Where a card happens to continue a run, it belongs to that run from then on. You may deal while other moves are left. The stock is gone through once, five rows, and undo puts a row back as it was.',
        'A row changes more than any move. It covers every free end at a stroke, and usually most of the new cards do not fit what they lie on. So it matters whether you may deal while a column is empty or must fill it first. Players differ on this point, and you choose your rule in the settings, under *Dealing with empty columns*:',
      ],
      rules: {
        filledOrFew:
          '*The usual rule.* Every column must hold a card before you deal. But when fewer than ten cards are left on the table, which can’t fill ten columns, you may deal all the same.',
        filled: '*The strict rule.* Every column must hold a card before you deal, without exception.',
        always:
          '*The open rule.* You may deal at any time. An empty column gets its card like the others: you lose the empty column, but need not find a card to fill it.',
      },
      deadStock: {
        lead: [
          'The strict rule has a trap. With fewer than ten cards on the table some column is always empty. Only a deal could bring more cards, and that is just what the rule forbids: the stock is blocked for good. The game tells you so at once and offers undo, or to allow dealing with empty columns.',
          'With ten cards or more it can’t happen. As long as a column is empty, they lie in at most nine columns, so some column holds two or more, and the last of these can go to the empty one; after at most nine such moves every column is filled. Since a row brings ten cards and a completed run takes away thirteen, there are only four states with fewer than ten cards on the table and some still in the stock, whatever the number of suits. In these four the usual rule lets you deal.',
        ],
        caption: 'The four states in which the strict rule blocks the stock',
        dealt: 'Rows dealt',
        runs: 'Completed runs',
        onTable: 'Cards on the table',
        inStock: 'Cards in the stock',
      },
    },

    ending: {
      heading: 'How a game ends',
      text: [
        'A game ends when it is won, and otherwise when you leave it. The game itself never ends one for you.',
        'With the stock used up and no legal move left, a window says so and offers undo, the same cards again or a new game. You can also close it and look at the table. A stock that is used up ends nothing by itself. From then on nothing will cover your work any more. Zero points end nothing either.',
        'Much more often there are still moves, but none that help. Is the game lost? As long as there is a card that you have not seen, the game will not say, for it would have to look under the cards to know. Once you have seen all 104, asking for a hint also starts a check. If it proves that the game can’t be won from here, a bar over the table tells you. If no proof is found within twenty seconds, nothing is claimed, and you keep the ordinary hint. A guess is never given as a verdict.',
      ],
    },

    points: {
      heading: 'Points',
      text: [
        'Points are for those who like to count. They do not decide whether you win, and neither do moves or time. Under *Points* in the settings there are three choices, and you may change between them in mid-game. What you choose holds from the next action on and starts from the points you have.',
      ],
      schemes: {
        freeUndo: [
          'You begin at 500. A move costs one point, however many cards it takes; so does a deal. Every completed run brings 100. Undo gives you back exactly the points you had before. The points never fall below zero. This is the usual way.',
          'So a win scores 500, plus 800 for the eight runs, less the number of your moves and deals, unless you ran down to zero on the way. A win in 120 comes to 1,180.',
        ],
        countedUndo: [
          'Here too you begin at 500, and a completed run brings 100. But a move, a deal and an undo each cost one point, and redoing costs what the move itself cost. Taking back a completed run takes back its 100 as well, so it costs 101. A hint is free. The points on screen stop at zero; below that the count goes on unseen.',
          'In place of moves you then see actions, which include undos.',
        ],
        none: ['Nothing is counted, and no points are shown. Moves and time are shown as usual.'],
      },
      example: [
        'An example. You have 480 points, and a move completes a run. Then you take this move back.',
        {
          list: [
            '*Undo costs nothing*: 480 becomes 579, one point less for the move and 100 more for the run. After the undo you have 480 again.',
            '*Every action counts, undo too*: 480 becomes 579 in the same way. The undo costs one point and takes back the 100, so you have 478. Looking has cost you two points.',
            '*No points*: nothing is counted before, and nothing after.',
          ],
        },
      ],
    },

    clock: {
      heading: 'The clock',
      text: [
        'The clock counts up and never down; nobody hurries you. It starts with your first move and stands still on pause, while the page is out of sight, and after the end. If the computer sleeps, the sleep is not counted.',
        'On pause the cards are covered, so nobody can study them while the clock stands still. If you would rather not see the time, hide the clock in the settings; the statistics keep it all the same.',
      ],
    },

    saving: {
      heading: 'How your game is kept',
      text: [
        'Your game is saved after every action, with everything that undo could take back. Close the tab in the middle of a game, and it comes back at the last move. The last two games that you left for a new one are still there as well: undo at the start of a game leads back to the one before.',
        'All this is kept in your browser, in its database (IndexedDB), and nowhere else. Nothing is sent anywhere, and there is no account and no tracking. That also means that nobody else has a copy. These are the ways to lose it:',
        {
          list: [
            'A *private window* forgets everything when it is closed.',
            'If you *clear the data of this site*, your games go with it.',
            'A browser *short of space* may delete what sites have stored; some browsers also do so when you have *not visited for long*. After the first game that you win or leave, the game asks the browser to keep its data. Whether it does is up to the browser.',
            '*Another browser or device* knows nothing of this one.',
          ],
        },
        'Against all of these a file helps. Under *Your data* in the menu you can save everything as a file and read it elsewhere; you are told first what it would change, and afterwards you can undo it. When the browser refuses to store anything, a line says so, and the game goes on as long as the page is open.',
        'If you open the game in a second tab, that tab asks whether to go on there with the same game or to play another one. Neither tab writes over the other. After your first visit the game also works without a network.',
      ],
    },

    deals: {
      heading: 'Deals',
      text: [
        'When you start a new game you choose between two kinds of deals.',
        '*Verified* means that a way to win this deal is known. A program, the solver, has found it, and it has been replayed under the rules, move by move, until the eighth run was complete. It was found under the strict rule for dealing, so it holds under all three. About five thousand such deals for each number of suits come with the game, and the solver looks for more while you play.',
        'Verified does not mean easy, nor that you can’t go wrong. The solver sees every card, and you do not; of many reasonable ways perhaps only a few lead to a win. The hints do not know the winning line either. They go by what you have seen and never look under a card. If you want to watch the line, the menu shows it: *Show how this deal can be won*. That is peeking, of course.',
        '*Random* means unfiltered: any of the 1,099,511,627,776 deals that there are for each number of suits. Most can probably be won, some perhaps can’t, and nobody has checked which.',
        'Every deal has an id, such as 4-3JZ9J-6GMCB. The first character is the number of suits. The same id gives the same cards in every browser and language, now and in years to come, and one wrong character, or two that have changed places, is always noticed. You can copy the id, a link to the deal, or a link to your whole game, which others can then watch move by move and play on from any point.',
        'The *deal of the day* is one verified deal for each date and number of suits, the same for everyone. A calendar shows how each day went. A day counts when you begin its deal on that day and win it, even if you win it later.',
        'Deals of other programs open by their number, under *New game*: PySolFC 14934 for instance, or KPatience 2/1911227091. You can also set up a position card by card and have the solver look at it.',
        '[Another page](fairness) shows how the id gives the cards, and lets you test the shuffle yourself.',
      ],
    },

    styles: {
      heading: 'Styles of play',
      text: [
        'People mean different things by Spider. A *style of play* sets the number of suits, the rules, the points and the tapping in one step, so that you can have yours without going through the settings.',
        {
          list: [
            '*Standard*: to begin with, and for every day.',
            '*Relaxed*: for playing on the side. An empty column never stops a deal, and no stray tap moves a card.',
            '*Classic four suits*: for those who want the full game, strict and without points.',
            '*Classic two suits*: the same with half the suits.',
            '*Counted*: for those who like to be sparing. Every action costs a point, undo too.',
          ],
        },
      ],
      caption: 'What each style sets',
      asSet: 'as you have it',
      after: [
        'Every part can also be set by itself, and then you play *your own mix*. Some styles leave a part as you have it; the table shows which. A rule for dealing or for points that you change in mid-game holds from the next action on, while a new number of suits always waits for the next game. Cards on the table never change their suit.',
      ],
    },

    difficulty: {
      heading: 'How hard it is',
      text: [
        'How much harder does each suit make the game? Here is one measure. We followed the hints through a thousand unfiltered deals for each number of suits, under the usual rule, without a thought of our own and with nothing taken back. With one suit 930 were won, with two 648, with four 137. If you think for yourself and use undo, you can do better, but the order is likely to stay the same.',
        'Deals with the same number of suits differ as well. Each verified deal has therefore been played eight times by a program that sees no face-down card and takes nothing back. How often it wins, and how many face-down cards it turns, gives a figure from 0 to 100, and from these come the levels *Easy*, *Medium*, *Hard* and *Expert*. A level compares a deal only with others of the same number of suits: an easy one with four suits is usually harder than most with two. With two and four suits each level holds about a quarter of the deals.',
      ],
      own: {
        1: [
          'With one suit that program won three deals in five all eight times; these are the easy ones, and the others are divided into thirds. The hints alone, followed blindly under the strict rule, won 96 of 100 easy deals, 96 of the medium, 92 of the hard and 67 of the expert ones. So you can expect to win most games if you take your time. When you win nearly all of them without much undo, try the level *Expert*, and after that [two suits](2).',
        ],
        2: [
          'With two suits the hints alone, followed blindly under the strict rule, won 93 of 100 easy deals, 77 of the medium, 49 of the hard and 26 of the expert ones. With some practice you can hope to win more than half. If it is too much for now, choose *Easy*, or go back to [one suit](1) for a while. When it gets too tame, the next step is [four suits](4) on *Easy*.',
        ],
        4: [
          'With four suits the hints alone, followed blindly under the strict rule, won 33 of 100 easy deals, 16 of the medium, 8 of the hard and none of the expert ones. Yet every one of these deals can be won, so there is much room for skill. Begin with *Easy*, take your time, and use undo. When you lose too often to enjoy it, an evening with [two suits](2) is no disgrace.',
        ],
      },
    },

    tips: {
      heading: 'Twelve tips',
      text: [
        'None of them is a law. Each comes with its reason, so that you can tell when it does not apply. Where a tip speaks of another suit, it is meant for two and four suits.',
      ],
      tips: [
        {
          tip: 'Look first for moves that turn a face-down card.',
          reason:
            'Forty-four cards lie face down at the start, and none of them can be used before it is turned. A move that turns one shows you something new; a move that only shifts open cards helps only if it leads somewhere.',
        },
        {
          tip: 'Choose a column with few face-down cards, and clear it to the end.',
          reason:
            'At the start columns 5 to 10 have four, the first four columns five. One empty column is worth more than three that are half cleared, since only the empty one gives you room to put the others in order.',
        },
        {
          tip: 'When a card fits on two free ends, compare them before you move.',
          reason:
            'If one is of the card’s own suit, the two become one run and can move together. If neither is, cover the shorter run, for what you cover is blocked, and two blocked cards are better than six. But if one of the two could soon take a card of its own suit, leave that one open.',
        },
        {
          tip: 'Keep an empty column as a workbench.',
          reason:
            'Put a card there, move what lay under it, and then find the card a better place: the column is empty again, and the table is in better order. If you can have the column back after three moves, it was a tool; if you fill it and leave it filled, you have lost it.',
        },
        {
          tip: 'Count in runs, not in cards.',
          reason:
            'With one empty column you can carry a sequence of two runs onto another card: the lower run goes into the empty column, the upper one across, and the lower one back onto it. With two empty columns you can carry four runs. So nine cards in two runs are easier to move than five cards that change suit every time.',
        },
        {
          tip: 'When you must lay a card on another suit, choose a high one: a jack on a queen rather than a four on a five.',
          reason:
            'On a jack there is room for ten more cards, on a four for only three. A sequence that starts low soon ends in an ace, and then the column takes no card until the ace has gone.',
        },
        {
          tip: 'Move a king to an empty column only for a good reason.',
          reason:
            'A king never leaves such a column, except for another empty one, until its run is complete. The column is well spent if a face-down card turns when the king leaves, or if the queen of its suit can follow at once. A king that is already the first card of its column gains nothing by moving.',
        },
        {
          tip: 'Before you deal, join what you can, and choose with care what fills an empty column.',
          reason:
            'The row will cover every free end, and what is not joined by then may stay apart for a long time. If your rule makes you fill an empty column, take a card that lies on another suit, and try not to break a run for it. The best card for it is one that uncovers something useful as it goes.',
        },
        {
          tip: 'Put off moves that you can make just as well later.',
          reason:
            'If 7♠ could go onto 8♥ but nothing useful lies under it, moving it now gains nothing and takes the place from 7♥. Joining cards of one suit is another matter: do that before you deal, for the row will cover both cards.',
        },
        {
          tip: 'Use undo to look ahead, not only to mend mistakes.',
          reason:
            'Make a move that turns a card, see what it is, go back, and turn the one in another column; then decide. The same goes for the stock: deal a row, note which card came where, take it back, and prepare the columns for it. Undo returns the ten cards in the same order, and it costs nothing unless every action counts.',
        },
        {
          tip: 'Before you wait for a card, see whether it can still come.',
          reason:
            '*Cards not seen yet*, in the menu, counts them by rank and suit. If all the cards that could go onto a free end have been seen and lie out of reach, stop keeping it open. If most of the aces are still unseen, the next rows may close several columns, so join and clear what you can before you deal.',
        },
        {
          tip: 'Under the strict rule, count before you complete a run.',
          reason:
            'A completed run takes thirteen cards away, and in [four states](#dealing) that leaves too few for ten columns and blocks the stock; after four rows, for example, the seventh run does it. Deal first, if you can, and complete the run later. Under the other two rules you may forget this tip.',
        },
      ],
    },

    exercise: live.exercise,

    keys: {
      heading: 'Mouse, fingers and keys',
      text: [
        'There are three ways to move cards, and you may mix them as you like.',
        '*Tapping.* A tap or a click on a card sends it, with all the cards on it, to the best column: first where it completes a run, then onto its own suit, then onto another suit, and last to an empty column. If you would rather choose the column yourself, set *Tapping a card* so that it picks the cards up; the next tap says where they go. Or let a tap do nothing, and drag the cards or use the run picker.',
        '*Dragging.* The cards follow the pointer, and it is enough if they cover about a third of a column’s width when you let go. You may grab a run anywhere: the game moves as much of it as fits where you drop it. An empty column gets exactly the cards you have grabbed. A second finger, or letting go beside the columns, puts everything back.',
        '*The run picker.* Hold a card, or click it with the right button. The column then appears enlarged, with the rank and suit of every open card. You choose how many cards go, and you see every column that takes them, with the empty ones and those that complete a run marked. It is made for long columns, small screens and unsteady hands.',
        'If you rest the mouse on a card, you see what would move and where it could go. A tap on the stock deals a row. Two very quick taps at the same place count as one, so that a slip does no harm.',
        'Everything works from the keyboard too; a whole game can be won with it. The left and right arrows go from column to column, up and down choose more or fewer cards of the run, and Enter opens the run picker with the best column ready. So for most moves you press Enter twice.',
        'For screen readers each column says its number, how many cards it has and how many lie face down, its free end and its run. Every move, refusal and hint is spoken. A face-down card does not give itself away, not even in the source of the page.',
      ],
    },

    settings: {
      heading: 'Settings',
      text: [
        'All settings are in one window, which opens from the menu. Each takes effect at once and is kept in this browser.',
      ],
    },

    history: {
      heading: 'Where the game comes from',
      text: [
        'A spider has eight legs, and eight runs are to be completed. That is how the name is usually explained. It is a pretty explanation, but we know of no early source for it.',
        'The origin is not known for certain. Spider is found as a patience with two packs in card-game books of the first half of the twentieth century at the latest. It may well have been played before anybody printed it. Who invented it, and where, does not seem to be recorded.',
        'Its fame came with the computer. Microsoft published a Spider Solitaire in June 1998 with Plus! 98, an extra package for Windows 98, and later included it in Windows Me (2000) and Windows XP (2001). With these versions the choice of one, two or four suits became common; two real packs always have four. By 2005 it is said to have been the most played game on Windows computers, ahead even of Klondike.',
      ],
    },

    comparison: {
      heading: 'Spider, Klondike, FreeCell',
      text: ['These three well-known patiences look alike from a distance, but each asks something different of you.'],
      caption: 'Three patiences side by side',
      games: ['Spider', 'Klondike', 'FreeCell'],
      rows: [
        { what: 'Cards', cells: ['104, two packs', '52, one pack', '52, one pack'] },
        { what: 'Places', cells: ['ten columns', 'seven columns', 'eight columns and four cells'] },
        {
          what: 'Hidden at the start',
          cells: ['44 cards in the columns, 50 in the stock', '21 cards in the columns, 24 in the stock', 'nothing'],
        },
        {
          what: 'What lies on a card',
          cells: [
            'one rank lower, any suit',
            'one rank lower, of the other colour',
            'one rank lower, of the other colour',
          ],
        },
        {
          what: 'What moves together',
          cells: [
            'a run of one suit',
            'any open sequence of alternating colours',
            'as many cards as could go one by one by way of empty cells and columns',
          ],
        },
        { what: 'Into an empty column', cells: ['any card or run', 'a king, with the cards on it', 'any card'] },
        {
          what: 'Foundations',
          cells: [
            'completed runs only; they leave by themselves',
            'from the ace up, card by card',
            'from the ace up, card by card',
          ],
        },
        {
          what: 'Stock',
          cells: ['five rows of ten, gone through once', 'turned up one card or three at a time', 'none'],
        },
        {
          what: 'Chance and skill',
          cells: [
            'much is hidden; nearly all deals seem to be winnable for someone who sees every card',
            'much is hidden, and some deals are lost whatever you do',
            'all is open; practically every deal can be won',
          ],
        },
      ],
      after: [
        'FreeCell lays everything open, so it is a pure puzzle: of the first 32,000 deals that Microsoft numbered, a single one, 11982, can’t be won. In Klondike you often depend on the card that comes next. Spider stands between them, and nearer to FreeCell than it feels. Of 32,000 numbered deals with four suits, 31,998 are reported to be winnable for someone who could see all the cards. What makes Spider hard is not that deals are impossible, but that so many cards are out of sight.',
        'The real difference is in the building. In Klondike and FreeCell you build in alternating colours, and what you have built can move on. In Spider you may lay any suit on any other, and you pay for this freedom later, because only cards of one suit move together. Many of your difficulties here are of your own making.',
      ],
    },

    questions: {
      heading: 'Questions and answers',
      text: ['The short answers. The long ones are in the sections above.'],
      questions: [
        {
          question: 'Can every game of Spider Solitaire be won?',
          answer: [
            'Probably not every one, but nearly. Of 32,000 numbered four-suit deals 31,998 are reported to be winnable if all the cards are known. If you want to be sure, choose verified deals: for each of them a winning line is known.',
          ],
        },
        {
          question: 'Why can’t I move these cards together?',
          answer: [
            'Most likely a card of another suit lies among them. Cards may lie on any suit, but only cards of one suit move together, down to the free end. See [what moves together](#together).',
          ],
        },
        {
          question: 'Why can’t I deal a row?',
          answer: [
            'A column is empty, and your rule asks you to fill it first; any card will do. Or the stock is used up. In the settings you can allow dealing at any time. See [dealing](#dealing).',
          ],
        },
        {
          question: 'Why does my completed run not leave the table?',
          answer: [
            'Look at the suits. From king to ace all thirteen must be of one suit and face up. With a single heart among the spades it is only a sequence.',
          ],
        },
        {
          question: 'Where can a king go?',
          answer: ['Only to an empty column. There is no rank above the king, so no card takes it.'],
        },
        {
          question: 'With how many suits should I begin?',
          answer: [
            'With [one](1). When you win most of your games, go on to [two](2), where the suits begin to matter. [Four](4) can wait until two are no longer hard enough.',
          ],
        },
        {
          question: 'Is it cheating to use undo?',
          answer: [
            'No. It belongs to this game, without limit. If you want it to cost something, choose the points where every action counts, or the style *Counted*.',
          ],
        },
        {
          question: 'Do the hints know what lies face down?',
          answer: [
            'No. A hint sees what you see, and what you have seen before in this deal. Two games that have looked the same to you get the same hint. And if you keep following the first hint, you never go round in circles.',
          ],
        },
        {
          question: 'How many moves does a game take?',
          answer: [
            'The winning lines that come with the game typically take about 93 moves and deals with one suit, 106 with two and 136 with four. The solver saw all the cards, though, so you will probably need more.',
          ],
        },
        {
          question: 'What is a good score?',
          answer: [
            'If undo costs nothing, a win normally scores 1,300 less the number of moves and deals. So 1,150 means 150 of them, which is good, and with four suits very good. Whether you win does not depend on the score.',
          ],
        },
        {
          question: 'Is my game lost when I close the browser?',
          answer: [
            'No. It is saved after every action, and when you come back you can still undo everything. Private windows are the exception: they forget it all when closed. See [how your game is kept](#saving).',
          ],
        },
        {
          question: 'Can I play without the internet?',
          answer: [
            'Yes, after your first visit, in a browser that allows it. You can also install the game like an app. Your games never leave your device.',
          ],
        },
        {
          question: 'Can a friend play the same cards?',
          answer: [
            'Yes. Copy the deal id or a link and pass it on. The same id gives the same cards everywhere. Or meet at the deal of the day.',
          ],
        },
        {
          question: 'Are the cards shuffled fairly?',
          answer: [
            'Yes, and you need not take our word for it. [A page of its own](fairness) shows the way from the id to the cards and lets you test the shuffle.',
          ],
        },
      ],
    },
  },

  fairness: live.fairness,
};
