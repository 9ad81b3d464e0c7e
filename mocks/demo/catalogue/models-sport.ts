import { model, type Model } from './model-entry.ts';

export const SPORT_MODELS: readonly Model[] = [
  model(
    'basketball',
    { kind: 'sport', leaf: 'balls', merId: 3, price: 3200, options: 'ball', skip: [0] },
    '室内外篮球 | Indoor and outdoor basketball | Ballon de basket intérieur et extérieur | บาสเกตบอลในร่มและกลางแจ้ง | ບານບ້ວງໃນຮົ່ມ ແລະ ກາງແຈ້ງ',
    '颗粒分明，出汗也握得住 | Deep grain that holds in a wet hand | Grain marqué, bonne prise même en sueur | ผิวเม็ดชัด มือเปียกก็จับอยู่ | ຜິວເມັດຊັດ ມືປຽກກໍຈັບຢູ່',
  ),
  model(
    'soccer-ball',
    { kind: 'sport', leaf: 'balls', merId: 3, price: 2900, options: 'ball', skip: [0] },
    '热贴合足球 | Seamless football | Ballon de football sans couture | ฟุตบอลไร้ตะเข็บ | ໝາກບານບໍ່ມີຕະເຂັບ',
    '飞行稳定，不吸水 | Flies true and takes on no water | Trajectoire stable, n’absorbe pas l’eau | วิถีนิ่ง ไม่อุ้มน้ำ | ວິຖີນິ່ງ ບໍ່ອູ້ມນ້ຳ',
  ),
  model(
    'tennis',
    { kind: 'sport', leaf: 'rackets', merId: 3, price: 8900, options: 'grip', skip: [1] },
    '网球拍配球 | Tennis racket with ball | Raquette de tennis et balle | ไม้เทนนิสพร้อมลูก | ໄມ້ເທັນນິສພ້ອມລູກ',
    '甜区大，手臂不累 | A wide sweet spot that spares the arm | Large zone de frappe qui ménage le bras | จุดตีกว้าง ไม่ล้าแขน | ຈຸດຕີກວ້າງ ບໍ່ເມື່ອຍແຂນ',
  ),
  model(
    'badminton',
    { kind: 'sport', leaf: 'rackets', merId: 3, price: 4600, options: 'grip', skip: [2] },
    '羽毛球拍配球 | Badminton racket with shuttlecock | Raquette de badminton et volant | ไม้แบดมินตันพร้อมลูกขนไก่ | ໄມ້ດອກປີກໄກ່ພ້ອມລູກ',
    '85 克碳素拍框 | Carbon frame, 85 grams | Cadre en carbone de 85 grammes | โครงคาร์บอน 85 กรัม | ໂຄງຄາບອນ 85 ກຣາມ',
  ),
  model(
    'boxing-glove',
    { kind: 'sport', leaf: 'boxing', merId: 3, price: 5400, options: 'ounces', skip: [3] },
    '训练拳击手套 | Boxing training gloves | Gants de boxe d’entraînement | นวมชกมวยสำหรับฝึก | ນວມຕີມວຍສຳລັບຝຶກ',
    '腕部加宽绑带，护腕牢固 | A wide strap keeps the wrist straight | Une large sangle maintient le poignet | สายรัดกว้าง ล็อกข้อมือ | ສາຍຮັດກວ້າງ ລັອກຂໍ້ມື',
  ),
  model(
    'skateboard',
    { kind: 'sport', leaf: 'boards', merId: 3, price: 7200, options: 'deck', skip: [2] },
    '七层枫木滑板 | Seven-ply maple skateboard | Skateboard en érable sept plis | สเก็ตบอร์ดไม้เมเปิล 7 ชั้น | ສະເກັດບອດໄມ້ເມເປິນ 7 ຊັ້ນ',
    '板面弹性好，轮子安静 | Lively deck on quiet wheels | Plateau nerveux sur roues silencieuses | แผ่นเด้งดี ล้อเงียบ | ແຜ່ນເດັ້ງດີ ລໍ້ງຽບ',
  ),
  model(
    'kick-scooter',
    {
      kind: 'sport',
      leaf: 'boards',
      merId: 9,
      price: 6800,
      options: 'colour',
      hue: 215,
      skip: [1, 2],
    },
    '折叠滑板车 | Folding kick scooter | Trottinette pliante | สกู๊ตเตอร์พับได้ | ສະກູດເຕີພັບໄດ້',
    '三秒折叠，车把可升 | Folds in three seconds, bars go up as they grow | Pliée en trois secondes, guidon réglable | พับใน 3 วินาที แฮนด์ปรับสูงได้ | ພັບໃນ 3 ວິນາທີ ແຮນປັບສູງໄດ້',
  ),
  model(
    'roller-skate',
    { kind: 'sport', leaf: 'skates', merId: 3, price: 8300, options: 'shoes', hue: 350, skip: [2] },
    '双排轮滑鞋 | Quad roller skates | Patins à roulettes quad | รองเท้าสเก็ตสี่ล้อ | ເກີບສະເກັດສີ່ລໍ້',
    '鞋帮有支撑，初学更安心 | Firm ankles for a calm first lap | Bon maintien de la cheville pour débuter | ข้อสูงพยุงเท้า หัดใหม่ก็มั่นใจ | ຂໍ້ສູງພະຍຸງຕີນ ຫັດໃໝ່ກໍໝັ້ນໃຈ',
  ),
  model(
    'tent',
    { kind: 'outdoor', leaf: 'camping', merId: 3, price: 15900, options: 'persons', skip: [1] },
    '三季帐篷 | Three-season tent | Tente trois saisons | เต็นท์สามฤดู | ເຕັນສາມລະດູ',
    '一个人五分钟搭好 | Up in five minutes, single-handed | Montée en cinq minutes, seul | กางคนเดียวเสร็จใน 5 นาที | ກາງຄົນດຽວແລ້ວໃນ 5 ນາທີ',
  ),
  model(
    'fishing-pole',
    { kind: 'outdoor', leaf: 'water', merId: 3, price: 4900, options: 'none', skip: [2] },
    '伸缩钓竿 | Telescopic fishing rod | Canne à pêche télescopique | คันเบ็ดยืดหด | ຄັນເບັດຢືດຫົດ',
    '收起不到半米 | Closes to less than half a metre | Moins d’un demi-mètre une fois repliée | พับแล้วไม่ถึงครึ่งเมตร | ພັບແລ້ວບໍ່ຮອດເຄິ່ງແມັດ',
  ),
  model(
    'diving-mask',
    {
      kind: 'outdoor',
      leaf: 'water',
      merId: 3,
      price: 3600,
      options: 'colour',
      hue: 330,
      skip: [2, 3],
    },
    '浮潜面镜配呼吸管 | Snorkelling mask and tube | Masque et tuba | หน้ากากดำน้ำพร้อมท่อหายใจ | ໜ້າກາກດຳນ້ຳພ້ອມທໍ່ຫາຍໃຈ',
    '软硅胶贴面，不进水 | Soft silicone that seals on most faces | Silicone souple, étanche sur tous les visages | ซิลิโคนนุ่มแนบหน้า น้ำไม่เข้า | ຊິລິໂຄນນຸ່ມແນບໜ້າ ນ້ຳບໍ່ເຂົ້າ',
  ),
];
