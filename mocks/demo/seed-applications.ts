import { parseText } from '../market/localised.ts';
import {
  decideApplication,
  fileApplication,
  type Decision,
  type SettlementForm,
} from '../market/settlement.ts';
import type { Market } from '../market/context.ts';
import type { Millis } from '../market/model.ts';
import type { User } from '../market/state.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Chapter {
  /** age; the platform answers a day after submission */
  ago: Millis;
  form: Omit<SettlementForm, 'pictures' | 'realName' | 'phone'> & { pictures: number };
  decision?: Decision;
}

const CHAPTERS: readonly Chapter[] = [
  {
    ago: 34 * DAY,
    form: {
      name: 'Doi Noi Coffee',
      email: 'beans@doinoi.example',
      categoryId: 4,
      typeId: 3,
      keywords: 'coffee,กาแฟ',
      address: '41 Moo 3, Thep Sadet, Doi Saket, Chiang Mai',
      pictures: 1,
    },
    decision: {
      approved: false,
      reason: parseText(
        '工作场所照片只有一张，请补齐三张 | Only one picture of the workplace, add the other two | Une seule photo du lieu de travail, ajoutez les deux autres | มีรูปสถานที่ทำงานเพียง 1 รูป กรุณาเพิ่มอีก 2 รูป | ມີຮູບສະຖານທີ່ເຮັດວຽກພຽງ 1 ຮູບ ກະລຸນາເພີ່ມອີກ 2 ຮູບ',
      ),
    },
  },
  {
    ago: 12 * DAY,
    form: {
      name: 'Mali Paper Studio',
      email: 'studio@malipaper.example',
      categoryId: 6,
      typeId: 3,
      keywords: 'paper,notebook,กระดาษสา',
      address: '88/12 Nimmanhaemin Road, Suthep, Chiang Mai',
      pictures: 3,
    },
    decision: { approved: true },
  },
  {
    ago: 2 * DAY,
    form: {
      name: 'Ping River Ceramics',
      email: 'hello@pingriver.example',
      categoryId: 3,
      typeId: 1,
      keywords: 'ceramic,tableware,เซรามิก',
      address: '5 Charoenrat Road, Wat Ket, Chiang Mai',
      pictures: 2,
    },
  },
];

/** Applications of one shopper in every state. */
export function seedApplications(market: Market, user: User): void {
  CHAPTERS.forEach(({ ago, form, decision }, index) => {
    market.state.clockOffset = -ago;
    const pictures = Array.from(
      { length: form.pictures },
      (_, at) => `/media/application/${index + 1}/qualification-${at + 1}.webp`,
    );
    const contact = { realName: 'Mali Phommachan', phone: '+66 812345678' };
    const { id } = fileApplication(market, user.id, { ...form, ...contact, pictures });
    if (!decision) return;
    market.state.clockOffset += DAY;
    decideApplication(market, id, decision);
  });
}
