import { model, type Model } from './model-entry.ts';

export const KIDS_MODELS: readonly Model[] = [
  model(
    'teddy-bear',
    { kind: 'toy', leaf: 'plush', merId: 9, price: 2400, options: 'none' },
    '毛绒小熊 | Plush bear | Ours en peluche | ตุ๊กตาหมี | ຕຸກກະຕາໝີ',
    '绣线眼睛，宝宝抱着也安全 | Stitched eyes, safe from the first day | Yeux brodés, sans danger dès la naissance | ตาปัก ปลอดภัยตั้งแต่แรกเกิด | ຕາປັກ ປອດໄພແຕ່ແຮກເກີດ',
  ),
  model(
    'nesting-dolls',
    { kind: 'toy', leaf: 'wooden', merId: 9, price: 2900, options: 'none', skip: [2] },
    '手绘套娃 | Hand-painted nesting dolls | Poupées gigognes peintes main | ตุ๊กตาแม่ลูกดกเพ้นท์มือ | ຕຸກກະຕາຊ້ອນແຕ້ມມື',
    '椴木车制，颜料无味 | Turned from lime wood, odourless paint | Tournées en tilleul, peinture sans odeur | กลึงจากไม้ลินเดน สีไร้กลิ่น | ກຶງຈາກໄມ້ລິນເດນ ສີບໍ່ມີກິ່ນ',
  ),
  model(
    'abacus',
    { kind: 'toy', leaf: 'wooden', merId: 9, price: 1900, options: 'none', skip: [3] },
    '儿童算盘 | Counting abacus | Boulier | ลูกคิดหัดนับ | ລູກຄິດຫັດນັບ',
    '珠子滑得顺，数数更有趣 | Smooth beads that make counting a game | Des perles qui glissent, compter devient un jeu | ลูกคิดลื่น นับเลขสนุก | ລູກຄິດເລື່ອນງ່າຍ ນັບເລກມ່ວນ',
  ),
  model(
    'robot',
    { kind: 'toy', leaf: 'robots', merId: 9, price: 5900, options: 'none', skip: [1] },
    '编程机器人 | Coding robot | Robot à programmer | หุ่นยนต์หัดเขียนโปรแกรม | ຫຸ່ນຍົນຫັດຂຽນໂປຣແກຣມ',
    '用卡片排列指令，不需要屏幕 | Programmed with cards, no screen needed | Se programme avec des cartes, sans écran | เขียนคำสั่งด้วยการ์ด ไม่ต้องใช้จอ | ຂຽນຄຳສັ່ງດ້ວຍບັດ ບໍ່ຕ້ອງໃຊ້ຈໍ',
  ),
  model(
    'kite',
    { kind: 'toy', leaf: 'kites', merId: 9, price: 1800, options: 'none', skip: [1] },
    '菱形风筝 | Diamond kite | Cerf-volant losange | ว่าวทรงข้าวหลามตัด | ວ່າວຊົງສີ່ຫຼ່ຽມ',
    '微风也能起飞 | Takes off in the lightest breeze | Décolle à la moindre brise | ลมเบาก็ขึ้น | ລົມເບົາກໍຂຶ້ນ',
  ),
  model(
    'yo-yo',
    { kind: 'toy', leaf: 'kites', merId: 9, price: 900, options: 'colour', hue: 270, skip: [1] },
    '滚珠溜溜球 | Ball-bearing yo-yo | Yo-yo à roulement | โยโย่ลูกปืน | ໂຢໂຢລູກປືນ',
    '空转超过一分钟 | Spins for more than a minute | Tourne plus d’une minute | หมุนนานกว่า 1 นาที | ໝຸນດົນກວ່າ 1 ນາທີ',
  ),
  model(
    'puzzle-piece',
    { kind: 'toy', leaf: 'puzzles', merId: 9, price: 2200, options: 'puzzle', skip: [1] },
    '插画拼图 | Illustrated jigsaw puzzle | Puzzle illustré | จิ๊กซอว์ภาพวาด | ຈິກຊໍຮູບແຕ້ມ',
    '切口利落，少一片可补寄 | Clean cuts, and we replace a lost piece | Découpe nette, pièce perdue remplacée | ตัดคม หายชิ้นไหนขอเพิ่มได้ | ຕັດຄົມ ເສຍຊິ້ນໃດຂໍເພີ່ມໄດ້',
  ),
];
