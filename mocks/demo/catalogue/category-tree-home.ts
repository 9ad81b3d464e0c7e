import type { Top } from './category-types.ts';

/** Electronics, home, beauty and kitchen. */
export const HOME: readonly Top[] = [
  [
    'headphone',
    '数码 | Electronics | Électronique | อิเล็กทรอนิกส์ | ເອເລັກໂຕຣນິກ',
    [
      [
        '影音 | Sound & picture | Son et image | เสียงและภาพ | ສຽງ ແລະ ພາບ',
        [
          ['headphones', 'headphone', '耳机 | Headphones | Casques audio | หูฟัง | ຫູຟັງ'],
          ['radios', 'radio', '收音机 | Radios | Radios | วิทยุ | ວິທະຍຸ'],
          ['cameras', 'camera', '相机 | Cameras | Appareils photo | กล้อง | ກ້ອງຖ່າຍຮູບ'],
        ],
      ],
      [
        '电脑与手机 | Computers & phones | Ordinateurs et téléphones | คอมพิวเตอร์และโทรศัพท์ | ຄອມພິວເຕີ ແລະ ໂທລະສັບ',
        [
          ['laptops', 'laptop', '笔记本电脑 | Laptops | Ordinateurs portables | แล็ปท็อป | ແລັບທັອບ'],
          ['phones', 'mobile-phone', '手机 | Phones | Téléphones | โทรศัพท์มือถือ | ໂທລະສັບມືຖື'],
          [
            'desk',
            'keyboard',
            '键鼠 | Keyboards & mice | Claviers et souris | คีย์บอร์ดและเมาส์ | ແປ້ນພິມ ແລະ ເມົາສ໌',
          ],
          ['gaming', 'video-game', '游戏 | Gaming | Jeux vidéo | เกม | ເກມ'],
        ],
      ],
    ],
  ],
  [
    'couch-and-lamp',
    '家居 | Home & living | Maison | บ้านและที่อยู่อาศัย | ເຮືອນ ແລະ ທີ່ຢູ່ອາໄສ',
    [
      [
        '家具 | Furniture | Meubles | เฟอร์นิเจอร์ | ເຟີນິເຈີ',
        [
          [
            'seating',
            'chair',
            '椅与沙发 | Chairs & sofas | Chaises et canapés | เก้าอี้และโซฟา | ຕັ່ງ ແລະ ໂຊຟາ',
          ],
          ['bedroom', 'bed', '卧室 | Bedroom | Chambre | ห้องนอน | ຫ້ອງນອນ'],
        ],
      ],
      [
        '装饰 | Decoration | Décoration | ของตกแต่ง | ເຄື່ອງຕົກແຕ່ງ',
        [
          [
            'lighting',
            'candle',
            '灯与蜡烛 | Lanterns & candles | Lanternes et bougies | โคมไฟและเทียน | ໂຄມໄຟ ແລະ ທຽນ',
          ],
          ['clocks', 'alarm-clock', '钟 | Clocks | Horloges | นาฬิกา | ໂມງ'],
          [
            'wall',
            'framed-picture',
            '墙面与挂饰 | Wall & window | Murs et fenêtres | ของแต่งผนังและหน้าต่าง | ຂອງຕົກແຕ່ງຝາ ແລະ ປ່ອງຢ້ຽມ',
          ],
        ],
      ],
      [
        '花草与收纳 | Plants & storage | Plantes et rangement | ต้นไม้และของเก็บบ้าน | ຕົ້ນໄມ້ ແລະ ຂອງເກັບມ້ຽນ',
        [
          [
            'plants',
            'potted-plant',
            '植物与鲜花 | Plants & flowers | Plantes et fleurs | ต้นไม้และดอกไม้ | ຕົ້ນໄມ້ ແລະ ດອກໄມ້',
          ],
          ['storage', 'basket', '收纳 | Storage | Rangement | ของจัดเก็บ | ຂອງຈັດເກັບ'],
          ['umbrellas', 'umbrella', '雨伞 | Umbrellas | Parapluies | ร่ม | ຄັນຮົ່ມ'],
        ],
      ],
    ],
  ],
  [
    'lipstick',
    '美妆 | Beauty | Beauté | ความงาม | ຄວາມງາມ',
    [
      [
        '彩妆 | Make-up | Maquillage | เครื่องสำอาง | ເຄື່ອງສຳອາງ',
        [
          ['lips', 'lipstick', '唇妆 | Lips | Lèvres | ริมฝีปาก | ຮິມສົບ'],
          ['nails', 'nail-polish', '美甲 | Nails | Ongles | เล็บ | ເລັບ'],
        ],
      ],
      [
        '护理 | Care | Soins | ดูแลผิวและผม | ດູແລຜິວ ແລະ ຜົມ',
        [
          ['body', 'lotion-bottle', '身体护理 | Body care | Soins du corps | ดูแลผิวกาย | ດູແລຜິວກາຍ'],
          [
            'hair',
            'hair-pick',
            '美发剃须 | Hair & shaving | Cheveux et rasage | ผมและการโกน | ຜົມ ແລະ ການແຖ',
          ],
        ],
      ],
    ],
  ],
  [
    'teapot',
    '厨房与茶 | Kitchen & tea | Cuisine et thé | ครัวและชา | ຄົວ ແລະ ຊາ',
    [
      [
        '茶与咖啡 | Tea & coffee | Thé et café | ชาและกาแฟ | ຊາ ແລະ ກາເຟ',
        [
          ['teaware', 'teapot', '茶具 | Teaware | Théières | ชุดน้ำชา | ຊຸດນ້ຳຊາ'],
          ['cups', 'hot-beverage', '杯 | Cups | Tasses | ถ้วย | ຈອກ'],
        ],
      ],
      [
        '餐厨 | Cooking & table | Cuisson et table | ทำอาหารและโต๊ะอาหาร | ເຄື່ອງຄົວ ແລະ ໂຕະອາຫານ',
        [
          [
            'cookware',
            'cooking',
            '锅与刀 | Pans & knives | Poêles et couteaux | กระทะและมีด | ໝໍ້ຂາງ ແລະ ມີດ',
          ],
          [
            'tableware',
            'chopsticks',
            '餐具 | Tableware | Arts de la table | เครื่องใช้บนโต๊ะ | ເຄື່ອງໃຊ້ເທິງໂຕະ',
          ],
          ['glassware', 'wine-glass', '玻璃器皿 | Glassware | Verrerie | เครื่องแก้ว | ເຄື່ອງແກ້ວ'],
        ],
      ],
      [
        '食品 | Pantry | Épicerie | ของกิน | ຂອງກິນ',
        [
          [
            'honey',
            'honey-pot',
            '蜂蜜与果酱 | Honey & preserves | Miels et conserves | น้ำผึ้งและของดอง | ນ້ຳເຜິ້ງ ແລະ ຂອງດອງ',
          ],
          [
            'sweets',
            'chocolate-bar',
            '糕点糖果 | Cakes & sweets | Gâteaux et douceurs | ขนมและของหวาน | ເຂົ້າໜົມ ແລະ ຂອງຫວານ',
          ],
        ],
      ],
    ],
  ],
];
