import type { Activity } from '../../market/model.ts';
import { ENTRIES } from './models.ts';
import { OFF_SHELF_IDS } from './special.ts';
import { parseText } from '../../market/localised.ts';

/** First line on sale of each icon, in this order. */
function productsOf(
  activityId: number,
  icons: readonly string[],
  lineIndex: number,
): Activity['products'] {
  const ids = icons.flatMap((icon) => {
    const lines = ENTRIES.filter(
      (entry) => entry.model.icon === icon && !OFF_SHELF_IDS.has(entry.id),
    );
    const entry = lines[Math.min(lineIndex, lines.length - 1)];
    return entry ? [entry.id] : [];
  });
  return ids.map((productId, index) => ({
    productId,
    picture: `/media/activity/${activityId}/${productId}.webp`,
    sort: ids.length - index,
  }));
}

function activity(
  id: number,
  type: Activity['type'],
  name: string,
  instruction: string,
  icons: readonly string[],
  lineIndex = 0,
): Activity {
  return {
    id,
    type,
    open: true,
    name: parseText(name),
    instruction: parseText(instruction),
    banners: [`/media/activity/${id}/banner.webp`],
    sort: 100 - id,
    products: productsOf(id, icons, lineIndex),
  };
}

export const ACTIVITIES: readonly Activity[] = [
  activity(
    1,
    1,
    '本周限定 | This week only | Cette semaine seulement | เฉพาะสัปดาห์นี้ | ສະເພາະອາທິດນີ້',
    '价格到周日为止 | Prices end on Sunday | Prix valables jusqu’à dimanche | ราคานี้ถึงวันอาทิตย์ | ລາຄານີ້ຮອດວັນອາທິດ',
    [
      'running-shoe',
      'headphone',
      'hot-beverage',
      'handbag',
      'watch',
      'luggage',
      'dress',
      'backpack',
      'lipstick',
      'tent',
      'telescope',
      'guitar',
      'radio',
      'candle',
    ],
  ),
  activity(
    2,
    2,
    '悠闲午后 | Slow afternoons | Après-midi tranquilles | บ่ายสบาย | ຕອນບ່າຍແສນສະບາຍ',
    '一壶茶、一局游戏和一只好闹钟 | Tea, games and a good alarm clock | Du thé, des jeux et un bon réveil | ชา เกม และนาฬิกาปลุกคู่ใจ | ຊາ ເກມ ແລະ ໂມງປຸກດີ',
    ['teapot', 'video-game', 'alarm-clock', 'moon-cake', 'honey-pot', 'puzzle-piece', 'candle'],
  ),
  activity(
    3,
    3,
    '换个声音 | Listen closer | Tendez l’oreille | ฟังให้ชัดขึ้น | ຟັງໃຫ້ຊັດຂຶ້ນ',
    '耳机、收音机与录音话筒 | Headphones, radios and studio microphones | Casques, radios et micros de studio | หูฟัง วิทยุ และไมค์สตูดิโอ | ຫູຟັງ ວິທະຍຸ ແລະ ໄມສະຕູດິໂອ',
    ['radio', 'headphone', 'studio-microphone', 'guitar', 'musical-keyboard'],
    1,
  ),
  activity(
    4,
    1,
    '暖一点 | Warm layers | Bien au chaud | อุ่นขึ้นอีกนิด | ອຸ່ນຂຶ້ນອີກ',
    '大衣、围巾和走得远的靴子 | Coats, scarves and boots that go far | Manteaux, écharpes et bottes pour aller loin | เสื้อโค้ท ผ้าพันคอ และบูตที่ไปได้ไกล | ເສື້ອຄຸມ ຜ້າພັນຄໍ ແລະ ເກີບບູດທີ່ໄປໄດ້ໄກ',
    ['coat', 'scarf', 'hiking-boot', 'gloves', 'womans-boot', 'socks', 'yarn'],
    1,
  ),
  activity(
    5,
    3,
    '周末出城 | Out of town | Loin de la ville | ออกนอกเมือง | ອອກນອກເມືອງ',
    '帐篷、钓竿和看月亮的镜子 | A tent, a rod and a glass for the Moon | Une tente, une canne et une lunette pour la Lune | เต็นท์ คันเบ็ด และกล้องดูดวงจันทร์ | ເຕັນ ຄັນເບັດ ແລະ ກ້ອງເບິ່ງດວງຈັນ',
    ['tent', 'fishing-pole', 'telescope', 'diving-mask'],
    1,
  ),
  // Ended; its page does not exist.
  {
    ...activity(
      6,
      1,
      '夏日清仓 | Summer clearance | Soldes d’été | ลดล้างสต็อกหน้าร้อน | ຫຼຸດລ້າງສະຕັອກໜ້າຮ້ອນ',
      '轻装出门 | Travel light | Partir léger | เดินทางตัวเบา | ເດີນທາງເບົາ',
      ['womans-sandal', 'sunglasses', 'backpack'],
    ),
    open: false,
  },
];
